import { Opening } from '../frame/opening.tsx'
import { ChoiceForm } from './choice-form.tsx'
import type { ChoiceEditorProps } from './choice-kind.ts'

/** Chooses names from a list. */
export function ChoiceEditor(props: ChoiceEditorProps) {
  const { profile, close, choices } = props
  return (
    <Opening {...{ profile, close }} name={choices.name} load={(api) => choices.load(api, profile.id)}>
      {(opened) => <ChoiceForm {...props} opened={opened} />}
    </Opening>
  )
}
