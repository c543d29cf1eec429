import { eventPlaces, LinkedPlaceChange } from '@app/contract/events/event-places.ts'
import type { Api } from '@app/contract/api.ts'
import { wholeList } from '../../../api/every-page.ts'
import { cityAndState } from '../../../page/place-words.ts'
import { LinksEditor } from '../../../profile/links/links-editor.tsx'
import { unlistedTarget, type LinkSide, type LinkTarget } from '../../../profile/links/links.ts'
import type { EditorProps } from '../../../profile/profile-page.ts'
import type { Field } from '../../../kind/field.ts'
import { kinds, type KindFacts } from '../../../kind/registry.ts'
import type { Place } from './load-places.ts'

interface PlaceLink extends Place {
  ownerId: string
}
interface PlaceTarget extends LinkTarget {
  /** Added by its name only. */
  isUnlisted?: true
}

const note: Field = {
  name: 'note',
  label: 'Note',
  placeholder: 'Courts 1 to 4',
  control: 'text',
}
const unlisted: readonly Field[] = [
  { name: 'name', label: 'Name', control: 'text', isRequired: true },
  { name: 'address', label: 'Street address', control: 'text' },
  { name: 'city', label: 'City', control: 'text' },
  { name: 'state', label: 'State or province', control: 'select' },
  note,
]

const hosts: readonly KindFacts[] = [kinds.facility, kinds.destination]
const shownResults = 5

const calls = (api: Api) => api['event-mgmt'].events.places

const side: LinkSide<PlaceLink, PlaceTarget> = {
  parts: ['places', 'deals'],
  one: 'venue',
  many: 'venues',
  async list(api, ownerId) {
    const found = await wholeList((page) => calls(api).list({ ownerId, ...page }))
    return { ...found, items: found.items.map((place) => ({ ...place, ownerId })) }
  },
  export: (api, ownerId, format) => calls(api).export({ ownerId, data: { format } }),
  nameOf: ({ name }) => name,

  details: {
    line: ({ note: words, ...place }) => [cityAndState(place), words].filter(Boolean).join(' · '),
    fields: ({ profileId }) => (profileId === null ? unlisted : [note]),
    draft: ({ profileId }) => (profileId === null ? eventPlaces.change : LinkedPlaceChange),
    save: (api, { ownerId, id }, patch) => calls(api).update({ ownerId, id, patch }),
  },
  request: {
    hint: 'A facility or a destination on this site, or the name of a place without a page.',
    outcome: 'added',
    async find(api, text) {
      const found = await Promise.all(
        hosts.map((kind) => kind.calls(api).search({ take: shownResults, data: { text } })),
      )
      return [...found.flatMap(({ data }) => data), unlistedTarget(text)]
    },
    add: (api, ownerId, { id, name, isUnlisted }) =>
      calls(api).create({ ownerId, data: isUnlisted ? { name } : { profileId: id } }),
  },

  remove: (api, { ownerId, id }) => calls(api).remove({ ownerId, id }),
}

/** Where the event takes place: pages of facilities and destinations, and places without a page. */
export const PlacesEditor = (props: EditorProps) => <LinksEditor {...props} side={side} />
