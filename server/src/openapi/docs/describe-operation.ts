import { serviceBase } from '@app/contract/tree.ts'
import { isWrite, operations, type Route } from '@app/contract/route.ts'
import { budgetOf } from '../../platform/http/implement.ts'
import type { Budget } from '../../platform/limits/limit-settings.ts'
import { fieldsOf, parameters, type DocumentedService } from '../document.ts'

export interface DescribedOperation {
  /** Unique in the page, and usable in an address. */
  anchor: string
  id: string
  method: string
  path: string
  summary: string
  /** The lowest role, and a condition. */
  allow: string
  parameters: { name: string; in: string; isRequired: boolean }[]
  /** The fields of the payload, or what the body is instead. */
  body: string[]
  status: string
  budget: Budget
  /** Names of quotas, for calls that add something. */
  quotas: string[]
  /** What a search looks in, in lower case. */
  words: string
}

export interface OperationGroup {
  anchor: string
  service: string
  title: string
  operations: DescribedOperation[]
}

/** All operations, by service and collection. */
export function describeOperations(services: readonly DocumentedService[]): OperationGroup[] {
  return services.flatMap(({ name: service, tree }) => {
    const groups = Map.groupBy(operations(tree), ([id]) => id.split('.').slice(0, -1).join(' › '))
    return [...groups].map(([title, calls]) => ({
      anchor: `${service}-${title.replaceAll(' › ', '.')}`,
      service,
      title,
      operations: calls.map(([id, route]) => describe(service, id, route)),
    }))
  })
}

/** Whether an operation has all words of a search. */
export const matches = ({ words }: DescribedOperation, search: string) =>
  search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => words.includes(word))

function describe(service: string, id: string, route: Route): DescribedOperation {
  const { method, summary = '', status = 200, otherStatus, quotas = [] } = route
  const path = serviceBase(service) + route.path
  const allow = allowText(route)
  return {
    anchor: `${service}.${id}`,
    id,
    method,
    path,
    summary,
    allow,
    parameters: parameters(route).map((parameter) => ({
      name: parameter.name,
      in: parameter.in,
      isRequired: 'required' in parameter && parameter.required === true,
    })),
    body: bodyFields(route),
    status: otherStatus === undefined ? String(status) : `${status} or ${otherStatus}`,
    budget: budgetOf(route),
    quotas: isWrite(route) ? quotas.map(({ name }) => name) : [],
    words: [method, path, id, summary, allow].join(' ').toLowerCase(),
  }
}

/** `manager, outsider`, or `manager, or the mailed link of the sender`. */
function allowText({ allow, check, link }: Route): string {
  const links = [link].flat().flatMap((side) => (side === undefined ? [] : `the mailed link of the ${side}`))
  return [check ? `${allow}, ${check}` : allow, ...links].join(', or ')
}

function bodyFields(route: Route): string[] {
  if (route.body === 'patch') return ['a JSON Patch array (RFC 6902)']
  if (route.body === 'file') return ['the file, as multipart/form-data or by itself']
  if (route.data === undefined) return []
  return fieldsOf(route.data).map(({ name, isRequired }) => (isRequired ? `${name}*` : name))
}
