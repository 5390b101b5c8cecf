/** What was opened last from the palette. Of the user rather than of a form: each window reads it and adds to it. */
export const RECENT_DRAFT = 'palette-recent'
