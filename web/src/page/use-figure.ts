import { useState } from 'react'
import { count } from '../components/format.ts'

interface FigureOptions {
  value: number | null | undefined
  read: (typed: string) => number | null
  onChange: (value: number | undefined) => void
  /** How what was read is shown once the control is left. By default, as it was typed. */
  shown?: (value: number) => string
}

/** The props of a text control for a figure: keeps what is typed, while its owner has the number, or NaN for a text that is none. */
export function useFigure({ value, read, onChange, shown }: FigureOptions) {
  const [typed, setTyped] = useState('')
  const [isLeft, setIsLeft] = useState(false)
  const parse = (text: string) => (text.trim() === '' ? undefined : (read(text) ?? NaN))
  const isUnread = Number.isNaN(value)
  const known = isUnread ? null : (value ?? null)
  const isTyped = isUnread || (parse(typed) ?? null) === known
  return {
    /** Nothing could be read of what was typed before the control was left. */
    isRefused: isUnread && isLeft,
    control: {
      value: isTyped ? typed : known === null ? '' : count(known),
      onChange({ currentTarget }: { currentTarget: { value: string } }) {
        setTyped(currentTarget.value)
        setIsLeft(false)
        onChange(parse(currentTarget.value))
      },
      onBlur() {
        setIsLeft(true)
        if (shown && known !== null) setTyped(shown(known))
      },
    },
  }
}
