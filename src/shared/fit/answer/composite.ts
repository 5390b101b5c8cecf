import { type GraphQLInterfaceType, type GraphQLObjectType, isInterfaceType, isObjectType } from 'graphql'

/** A type with fields of its own. */
export type Composite = GraphQLObjectType | GraphQLInterfaceType
export const isComposite = (type: unknown): type is Composite => isObjectType(type) || isInterfaceType(type)
