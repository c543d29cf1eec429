import type { LinkSide } from '@app/contract/route.ts'
import { kindList } from '../kind/registry.ts'
import { capitalized } from '../components/format.ts'
import { inWords } from '../page/in-words.ts'

const verbs: Readonly<Record<string, string>> = {
  create: 'created',
  add: 'added',
  put: 'added',
  update: 'edited',
  change: 'changed',
  remove: 'deleted',
  removeMine: 'removed',
  restore: 'restored',
  approve: 'approved',
  accept: 'accepted',
  decline: 'declined',
  decide: 'decided',
  prove: 'proved',
  submit: 'submitted',
  withdraw: 'withdrawn',
  resend: 'sent again',
  confirm: 'confirmed',
  hold: 'held',
  book: 'booked',
  cancel: 'canceled',
  extend: 'held longer',
  get: 'read',
  list: 'read',
  filtered: 'read',
  putFile: 'file uploaded',
  removeFile: 'file removed',
  putImage: 'picture uploaded',
  sort: 'sorted',
  move: 'moved',
  renew: 'renewed',
  revoke: 'revoked',
  link: 'linked',
  unlink: 'unlinked',
  import: 'imported',
  undoImport: 'import undone',
  block: 'blocked',
  unblock: 'unblocked',
  setAdmin: 'administrator role changed',
  visibility: 'visibility changed',
  reply: 'replied',
  answer: 'answered',
  close: 'closed',
  removeReply: 'reply removed',
}

const kindNouns = new Map(kindList.map(({ path, noun }) => [path.slice(1), noun.one]))
const entityNoun = (entity: string) =>
  kindNouns.get(entity) ?? (entity === 'users' ? 'account' : inWords(entity))

/** The id of an operation for readers: `facility-mgmt.facilities.images.create` becomes 'Facility images: created'. */
export function operationText(operation: string): string {
  const [, entity = operation, ...rest] = operation.split('.')
  const verb = rest.pop()
  const things = [entityNoun(entity), ...rest.map(inWords)].join(' ')
  return capitalized(verb === undefined ? things : `${things}: ${verbs[verb] ?? inWords(verb)}`)
}

/** Whether the operation names no collection. It may still have changed an item: the creation of a page adds its first manager. */
export const isOfWhole = (operation: string) => operation.split('.').length <= 3

interface ChangedField {
  op: string
  name: string
  value: string | null
  before: string | null
}

/** 'City: Austin, was Dayton', or only the field if its values aren't shown. */
export function fieldText({ op, name, value, before }: ChangedField): string {
  const words = capitalized(inWords(name))
  const earlier = before === null ? '' : `, was ${before}`
  if (op === 'remove') return `${words} removed${earlier}`
  return value === null ? words + earlier : `${words}: ${value}${earlier}`
}

interface Doer {
  user: { name: string | null } | null
  link: LinkSide | null
}

const holders: Record<LinkSide, string> = {
  host: 'A host',
  sender: 'A sender',
  holder: 'Somebody who holds a room',
  addressee: 'A guest',
  guest: 'A guest',
  desk: 'The desk of a hotel',
  asker: 'Somebody who asked an assistant',
}

/** Who did it: a person, the holder of a link in an email, or the product by itself. */
export function whoText({ user, link }: Doer): string {
  const name = user && (user.name ?? 'A former member')
  if (link === null) return name ?? 'The system'
  return `${name ?? holders[link]}, by a ${link === 'holder' || link === 'asker' ? '' : 'mailed '}link`
}
