import { Opening } from '../frame/opening.tsx'
import type { ChoiceEditorProps } from './choice-editor-props.ts'
import { ChoiceForm } from './choice-form.tsx'

/** Chooses which names of a list a facility has. */
export function ChoiceEditor({ facility, close, kind }: ChoiceEditorProps) {
  return (
    <Opening
      {...{ facility, close }}
      name={kind.name}
      load={(api) => kind.load(api['facility-mgmt'].facilities, facility.id)}
    >
      {(opened) => <ChoiceForm {...{ facility, close, kind, opened }} />}
    </Opening>
  )
}
