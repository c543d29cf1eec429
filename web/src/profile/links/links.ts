import type { Api } from '@app/contract/api.ts'
import type { Editor, EditorProps } from '../profile-page.ts'
import type { Destinations, Link, LinkSide } from './link-side.ts'

const acceptance = [{ op: 'replace' as const, path: '/isAccepted', value: true }]

/** The calls on a single link, which both sides share. */
export const linkCalls = (links: (api: Api) => Pick<Destinations, 'update' | 'remove'>) => ({
  accept: (api: Api, { ownerId, id }: Link) => links(api).update({ ownerId, id, patch: acceptance }),
  remove: (api: Api, { ownerId, id }: Link) => links(api).remove({ ownerId, id }),
})

export const linksEditor = (side: LinkSide): Editor => ({
  ability: 'update',
  async load() {
    const { LinksEditor } = await import('./links-editor.tsx')
    return { default: (props: EditorProps) => LinksEditor({ ...props, side }) }
  },
})
