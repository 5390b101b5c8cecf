import { html } from '@codemirror/lang-html'

/** HTML with the CSS and scripts in it: parser, colours, indentation. As large as the editor itself, so it comes behind it. */
export const htmlLanguage = html()
