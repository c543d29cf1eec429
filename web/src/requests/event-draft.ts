import type { Event } from '@app/contract/events/event-schema.ts'
import { isSaid } from '@app/contract/rules/list-completeness.ts'
import { splitContact, withContact } from '@app/contract/rules/request-contact.ts'
import { fields } from '@app/contract/rules/tell-asked.ts'
import type { RequestDraft } from './request-draft.ts'

const names: ReadonlySet<string> = new Set(fields.map(({ name }) => name))
const needsSpace = 'needsSpecificSpaceType'

/** What a draft says of an event itself. */
export function draftOfEvent(event: Pick<Event, 'description'>): RequestDraft {
  const known = Object.entries(event).filter(
    ([name, value]) => names.has(name) && name !== needsSpace && isSaid(value),
  )
  return { ...Object.fromEntries(known), ...splitContact(event.description) }
}

/** The patch that makes an event what a draft of it says. */
export function eventPatch(event: Event, draft: RequestDraft) {
  const { description, contact } = splitContact(event.description)
  const wanted: Record<string, unknown> = {
    ...draft,
    // Unchanged, the contact stays where it is in the description.
    description:
      draft.description === description && draft.contact === contact
        ? event.description
        : withContact(draft.description, draft.contact),
    name: draft.name ?? event.name,
    // A space that is named is required, but a request that wasn't made here may have one that isn't.
    needsSpecificSpaceType:
      draft.spaceName === (event.spaceName ?? undefined)
        ? event.needsSpecificSpaceType
        : draft.spaceName !== undefined,
  }
  return Object.entries(event)
    .filter(([name]) => names.has(name))
    .map(([name, before]) => ({ name, before, value: wanted[name] ?? blankOf(before) }))
    .filter(({ before, value }) => JSON.stringify(before) !== JSON.stringify(value))
    .map(({ name, value }) => ({ op: 'replace' as const, path: `/${name}`, value }))
}

/** What a field is that a draft says nothing of. */
function blankOf(value: unknown) {
  if (Array.isArray(value)) return []
  return typeof value === 'boolean' ? false : null
}
