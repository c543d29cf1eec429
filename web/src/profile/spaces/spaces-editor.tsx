import { wholeList } from '../../api/every-page.ts'
import { Opening } from '../editing/frame/opening.tsx'
import type { EditorProps } from '../profile-page.ts'
import type { SpaceList } from './space-list.ts'
import { rowOf } from './space-rows.ts'
import { SpacesForm } from './spaces-form.tsx'

/** Edits the spaces of a list. */
export function SpacesEditor({ spaces, ...props }: EditorProps & { spaces: SpaceList }) {
  const { profile, close } = props
  const ownerId = profile.id
  return (
    <Opening
      {...{ profile, close }}
      name={spaces.name}
      load={(api) => wholeList((page) => spaces.calls(api).list({ ownerId, ...page }))}
    >
      {({ items, limit }) => <SpacesForm {...props} {...{ spaces, limit }} opened={items.map(rowOf)} />}
    </Opening>
  )
}
