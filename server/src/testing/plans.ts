import { sql, type RawBuilder } from 'kysely'
import type { TestServer } from './test-server.ts'

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: PlanNode[]
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

/** Runs a query, and returns the nodes of its plan. */
export async function planNodes({ db }: TestServer, query: RawBuilder<unknown>): Promise<PlanNode[]> {
  const { rows } = await sql<Record<string, [{ Plan: PlanNode }]>>`
    explain (analyze, timing off, format json) ${query}`.execute(db)
  return rows.flatMap((row) => nodesOf(row['QUERY PLAN']![0].Plan))
}

/** The most rows that a node of the plan has read. */
export const rowsRead = (nodes: readonly PlanNode[]) =>
  Math.max(
    ...nodes.map(
      (node) => (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'],
    ),
  )
