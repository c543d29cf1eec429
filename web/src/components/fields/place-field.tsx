import { useState } from 'react'
import { Field, splitFrame } from './field.tsx'
import { LazyInput } from './lazy-input.tsx'
import type { LabeledPlace, PlaceFieldProps } from './place-control.tsx'
import { useLazy } from '../use-lazy.ts'

const load = () => import('./place-control.tsx')

/** The control without its code: what it is does not change when it loads. */
const closed = { role: 'combobox', 'aria-autocomplete': 'list', 'aria-expanded': false } as const

/** A text field that suggests places, with code that loads when it gets the focus. Any text is valid. */
export function PlaceField<P extends LabeledPlace>(props: PlaceFieldProps<P>) {
  const [isWanted, setIsWanted] = useState(false)
  const lazy = useLazy(load, isWanted)
  const { frame, control } = splitFrame(props)
  const { onChange, complete, onPick, icon, ...input } = control
  return (
    <Field {...frame}>
      {(wiring) => (
        <LazyInput
          {...input}
          {...wiring}
          {...{ lazy, icon }}
          {...closed}
          onFocus={(event) => {
            setIsWanted(true)
            input.onFocus?.(event)
          }}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          {({ PlaceControl }, { hasFocus, wasTyped }) => (
            <PlaceControl
              {...input}
              {...wiring}
              {...{ onChange, complete, onPick, icon, wasTyped }}
              label={frame.label}
              // Takes over from an input that had the focus.
              // oxlint-disable-next-line jsx-a11y/no-autofocus
              autoFocus={hasFocus}
            />
          )}
        </LazyInput>
      )}
    </Field>
  )
}
