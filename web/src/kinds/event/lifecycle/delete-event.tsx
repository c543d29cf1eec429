import { DeleteProfile } from '../../../profile/editing/delete-profile.tsx'
import type { EditorProps } from '../../../profile/profile-page.ts'
import { endingText, useAskedHosts } from './asked-hosts.ts'

/** Deletes an event. The question names the host that was chosen for it. */
export function DeleteEvent(props: EditorProps) {
  const leads = useAskedHosts(props.profile.id)
  return <DeleteProfile {...props} loss={endingText(leads ?? [])} />
}
