import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Context, definePlugin, defineRule, type ESTree } from '@oxlint/plugins'
import { fileNameProblem } from './file-name.ts'
import { computedExpectationProblem, importProblem, rawIpcProblem } from './import-table.ts'
import { handlerProblem, listenerProblem } from './key-guard.ts'
import { EVERY_NAME, surfaceProblem } from './one-surface.ts'
import { mutationDocuments, sendingProblem } from './one-way-to-save.ts'
import { stepProblem, titleProblem } from './test-claims.ts'

/** The rules of this repository, run by oxlint with all others: see `jsPlugins` in .oxlintrc.json. */

/** The linted file relative to the repository's root, with forward slashes. */
const fileOf = (context: Context): string => path.relative(context.cwd, context.filename).split(path.sep).join('/')

const importTable = defineRule({
  create(context) {
    const file = fileOf(context)
    const check = (node: ESTree.Node, source: ESTree.Expression | null | undefined): void => {
      if (source?.type !== 'Literal' || typeof source.value !== 'string') return
      const message = importProblem(file, source.value)
      if (message !== undefined) context.report({ node, message })
    }
    return {
      ImportDeclaration(node) {
        check(node, node.source)
        for (const specifier of node.specifiers) {
          if (specifier.type !== 'ImportSpecifier' || specifier.imported.type !== 'Identifier') continue
          const message = rawIpcProblem(file, node.source.value, specifier.imported.name)
          if (message !== undefined) context.report({ node: specifier, message })
        }
      },
      ExportNamedDeclaration: (node) => check(node, node.source),
      ExportAllDeclaration: (node) => check(node, node.source),
      ImportExpression: (node) => check(node, node.source),
      TSImportType: (node) => check(node, node.source),
    }
  },
})

const writtenExpectations = defineRule({
  create(context) {
    const file = fileOf(context)
    return {
      ImportDeclaration(node) {
        const message = computedExpectationProblem(file, node.source.value, node.importKind === 'type')
        if (message !== undefined) context.report({ node, message })
      },
      ImportExpression(node) {
        if (node.source.type !== 'Literal' || typeof node.source.value !== 'string') return
        const message = computedExpectationProblem(file, node.source.value, false)
        if (message !== undefined) context.report({ node, message })
      },
    }
  },
})

const fileName = defineRule({
  create: (context) => ({
    Program(node) {
      const message = fileNameProblem(fileOf(context))
      if (message !== undefined) context.report({ node, message })
    },
  }),
})

/** A file of nothing but re-exports hides where things are defined and drags whole folders into a chunk. */
const noBarrel = defineRule({
  create: (context) => ({
    Program(node) {
      const reExports = node.body.filter(
        (statement) => statement.type === 'ExportAllDeclaration' || (statement.type === 'ExportNamedDeclaration' && statement.source !== null),
      )
      if (reExports.length > 0 && reExports.length === node.body.length)
        context.report({ node, message: 'No barrels: import from the file that defines the thing' })
    },
  }),
})

let mutations: ReadonlySet<string> | undefined

/** `executeOperation(bridge, SomeDocument, ...)` reads: nothing but `useSave` and `useMoney` sends a change. */
const oneWayToSave = defineRule({
  create: (context) => ({
    CallExpression(node) {
      if (node.callee.type !== 'Identifier' || node.callee.name !== 'executeOperation') return
      mutations ??= mutationDocuments(readFileSync(path.join(context.cwd, 'src/generated/graphql.ts'), 'utf8'))
      const [, document] = node.arguments
      const message = sendingProblem(fileOf(context), document?.type === 'Identifier' ? document.name : undefined, mutations)
      if (message !== undefined) context.report({ node, message })
    },
  }),
})

const oneSurface = defineRule({
  create(context) {
    const file = fileOf(context)
    const check = (node: ESTree.Node, source: ESTree.Expression | null, name: string): void => {
      if (source?.type !== 'Literal' || typeof source.value !== 'string') return
      const message = surfaceProblem(file, source.value, name)
      if (message !== undefined) context.report({ node, message })
    }
    return {
      ImportDeclaration(node) {
        for (const specifier of node.specifiers)
          check(specifier, node.source, specifier.type === 'ImportSpecifier' ? exportedName(specifier.imported) : EVERY_NAME)
      },
      ExportNamedDeclaration(node) {
        for (const specifier of node.specifiers) check(specifier, node.source, exportedName(specifier.local))
      },
      ExportAllDeclaration: (node) => check(node, node.source, EVERY_NAME),
      ImportExpression: (node) => check(node, node.source, EVERY_NAME),
    }
  },
})

/** `Popover`, also of `import { 'Popover' as P }`. */
const exportedName = (name: ESTree.ModuleExportName): string => (name.type === 'Literal' ? name.value : name.name)

/** The name of the function that an expression calls: `onKeys` of `onKeys(press)`. */
const functionCalled = (node: ESTree.Node | null | undefined): string | undefined => {
  if (node?.type === 'JSXExpressionContainer') return functionCalled(node.expression)
  return node?.type === 'CallExpression' && node.callee.type === 'Identifier' ? node.callee.name : undefined
}

/** Every handler of a key goes through the one guard against the keys of an input method. */
const keyGuard = defineRule({
  create(context) {
    const file = fileOf(context)
    const check = (node: ESTree.Node, name: ESTree.Node, value: ESTree.Node | null): void => {
      const text = name.type === 'Identifier' || name.type === 'JSXIdentifier' ? name.name : name.type === 'Literal' ? String(name.value) : ''
      const message = handlerProblem(file, text, functionCalled(value))
      if (message !== undefined) context.report({ node, message })
    }
    return {
      JSXAttribute: (node) => check(node, node.name, node.value),
      Property(node) {
        if (node.parent.type === 'ObjectExpression') check(node, node.key, node.value)
      },
      AssignmentExpression(node) {
        if (node.left.type === 'MemberExpression') check(node, node.left.property, node.right)
      },
      Literal(node) {
        const isGiven = node.parent.type === 'CallExpression' || node.parent.type === 'ArrayExpression'
        if (!isGiven || typeof node.value !== 'string') return
        const message = listenerProblem(file, node.value)
        if (message !== undefined) context.report({ node, message })
      },
    }
  },
})

/** The name of what a statement calls and waits for: `await picture(page, 'x')`. */
const calledBy = (node: ESTree.Node | null | undefined): string => {
  if (node?.type === 'ExpressionStatement') return calledBy(node.expression)
  if (node?.type === 'AwaitExpression' || node?.type === 'ReturnStatement') return calledBy(node.argument)
  return node?.type === 'CallExpression' && node.callee.type === 'Identifier' ? node.callee.name : ''
}

const testClaims = defineRule({
  create(context) {
    const file = fileOf(context)
    const check = (node: ESTree.Node, text: string): void => {
      const message = titleProblem(file, text)
      if (message !== undefined) context.report({ node, message })
    }
    return {
      Literal(node) {
        if (typeof node.value === 'string') check(node, node.value)
      },
      TemplateLiteral: (node) => check(node, node.quasis.map(({ value }) => value.raw).join('')),
      CallExpression(node) {
        const { callee } = node
        const isStep = callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && callee.property.name === 'step'
        const body = node.arguments[1]
        if (!isStep || body?.type !== 'ArrowFunctionExpression') return
        const statements = body.body.type === 'BlockStatement' ? body.body.body : [body.body]
        const message = stepProblem(statements.map(calledBy))
        if (message !== undefined) context.report({ node, message })
      },
    }
  },
})

export default definePlugin({
  meta: { name: 'house' },
  rules: {
    'import-table': importTable,
    'written-expectations': writtenExpectations,
    'file-name': fileName,
    'no-barrel': noBarrel,
    'one-surface': oneSurface,
    'one-way-to-save': oneWayToSave,
    'key-guard': keyGuard,
    'test-claims': testClaims,
  },
})
