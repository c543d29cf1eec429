import type { ReactNode } from 'react'
import { useKeyedState } from '../components/use-keyed-state.ts'

interface SavedFieldProps {
  value: string
  onSave: (text: string) => void
  children: (control: {
    value: string
    onChange: (event: { target: { value: string } }) => void
    onBlur: () => void
  }) => ReactNode
}

/** A text that is stored when its field is left. */
export function SavedField({ value, onSave, children }: SavedFieldProps) {
  const [typed, setTyped] = useKeyedState<string>(value)
  return children({
    value: typed ?? value,
    onChange: ({ target }) => setTyped(target.value),
    onBlur() {
      const text = typed?.trim() ?? value
      if (text !== value) onSave(text)
    },
  })
}
