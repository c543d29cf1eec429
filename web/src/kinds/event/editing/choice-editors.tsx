import { ChoiceEditor } from '../../../profile/editing/collections/choice-editor.tsx'
import type { EditorProps } from '../../../profile/profile-page.ts'
import { amenityChoices, sportChoices } from '../../../profile/editing/collections/choice-kinds.ts'

const amenities = { ...amenityChoices((api) => api['event-mgmt'].events.amenities), part: 'amenities' }
const sports = sportChoices((api) => api['event-mgmt'].events.sports)

export const AmenitiesEditor = (props: EditorProps) => <ChoiceEditor {...props} choices={amenities} />
export const SportsEditor = (props: EditorProps) => <ChoiceEditor {...props} choices={sports} />
