import { sites } from './sites/subject.ts'
import type { Subject } from './subject.ts'
import { users } from './users/subject.ts'

/** Every subject the platform serves, in the order in which a fresh platform is filled: what refers to sites comes after them. */
export const SUBJECTS: readonly Subject[] = [users, sites]
