import type { EditorProps } from '../editing-seam.ts'
import { everyPage } from '../../../api/every-page.ts'
import { Opening } from './frame/opening.tsx'
import { rowOf } from './spaces/space-rows.ts'
import { SpacesForm } from './spaces/spaces-form.tsx'

export function SpacesEditor(props: EditorProps) {
  const { facility, close } = props
  const ownerId = facility.id
  return (
    <Opening
      {...{ facility, close }}
      name="spaces"
      load={(api) =>
        everyPage((page) => api['facility-mgmt'].facilities.spaceTypes.list({ ownerId, ...page }))
      }
    >
      {(opened) => <SpacesForm {...props} opened={opened.map(rowOf)} />}
    </Opening>
  )
}
