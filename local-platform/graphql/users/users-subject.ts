import type { Subject } from '../subject.ts'
import { userResolvers } from './resolvers.ts'
import { seedUsers } from './seed.ts'
import { USER_TABLES } from './user-record.ts'

/** Staff and partners: who may sign in and what they may do. */
export const users: Subject = { name: 'users', tables: USER_TABLES, seed: seedUsers, resolvers: userResolvers }
