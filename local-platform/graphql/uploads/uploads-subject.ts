import type { Subject } from '../subject.ts'
import { uploadResolvers } from './resolvers.ts'

/** Files sent through GraphQL; they end in the same object storage as those sent to it directly. */
export const uploads: Subject = { name: 'uploads', tables: '', resolvers: uploadResolvers }
