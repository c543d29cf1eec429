import type { EditorProps } from '../../../profile/profile-page.ts'
import { wholeList } from '../../../api/every-page.ts'
import { Opening } from '../../../profile/editing/frame/opening.tsx'
import { rowOf } from './spaces/space-rows.ts'
import { SpacesForm } from './spaces/spaces-form.tsx'

export function SpacesEditor(props: EditorProps) {
  const { profile, close } = props
  const ownerId = profile.id
  return (
    <Opening
      {...{ profile, close }}
      name="spaces"
      load={(api) =>
        wholeList((page) => api['facility-mgmt'].facilities.spaceTypes.list({ ownerId, ...page }))
      }
    >
      {({ items, limit }) => <SpacesForm {...props} opened={items.map(rowOf)} limit={limit} />}
    </Opening>
  )
}
