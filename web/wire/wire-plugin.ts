import { isRoute, type RouteTree } from '@app/contract/route.ts'
import type { WireTree } from '@app/contract/client.ts'
import { serviceBase, services } from '@app/contract/tree.ts'
import type { Plugin } from 'vite'

const moduleId = 'virtual:wire'
const resolvedId = `\0${moduleId}`

/** The routes of a tree without schemas and permissions. Their paths include the service's base. */
export const wireTable = (tree: RouteTree, base: string): WireTree =>
  Object.fromEntries(
    Object.entries(tree).map(([name, node]) => [
      name,
      isRoute(node)
        ? { method: node.method, path: base + node.path, body: node.body, effect: node.effect }
        : wireTable(node, base),
    ]),
  )

/** One table per service, for a client that builds requests without the contract. */
export const wire = (): Plugin => ({
  name: 'wire',
  resolveId: { filter: { id: new RegExp(`^${moduleId}$`) }, handler: () => resolvedId },
  load: {
    filter: { id: new RegExp(`^${resolvedId}$`) },
    handler() {
      const tables = Object.entries(services).map(([service, tree]) => [
        service,
        wireTable(tree, serviceBase(service)),
      ])
      return `export const wire = ${JSON.stringify(Object.fromEntries(tables))}`
    },
  },
})
