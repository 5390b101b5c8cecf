import { CHANNEL } from './channel.ts'
import { FILTERED_COLUMN } from './filtered-column.ts'
import { LIST_WITH_FORM } from './list-with-form.ts'
import { OPERATION } from './operation.ts'
import { SITE_FIELD } from './site-field.ts'

/** All of them, in the order in which they are performed. */
export const RECIPES = [FILTERED_COLUMN, LIST_WITH_FORM, OPERATION, CHANNEL, SITE_FIELD]
