import { ChoiceEditor } from '../../profile/editing/collections/choice-editor.tsx'
import type { EditorProps } from '../../profile/profile-page.ts'
import { sportChoices } from '../../profile/editing/collections/choice-kinds.ts'

const choices = sportChoices((api) => api['event-mgmt'].organizations.sports)

export const SportsEditor = (props: EditorProps) => <ChoiceEditor {...props} choices={choices} />
