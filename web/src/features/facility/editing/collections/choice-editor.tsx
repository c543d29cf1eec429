import { Opening } from '../frame/opening.tsx'
import type { ChoiceEditorProps } from './choice-editor-props.ts'
import { ChoiceForm } from './choice-form.tsx'

/** Chooses which names of a list a facility has. */
export function ChoiceEditor(props: ChoiceEditorProps) {
  const { facility, close, kind } = props
  return (
    <Opening
      {...{ facility, close }}
      name={kind.name}
      load={(api) => kind.load(api['facility-mgmt'].facilities, facility.id)}
    >
      {(opened) => <ChoiceForm {...props} opened={opened} />}
    </Opening>
  )
}
