import type { ComboboxProps } from './combobox-control.tsx'
import { Field, splitFrame } from './field.tsx'
import { LazyInput } from './lazy-input.tsx'

const load = () => import('./combobox-control.tsx')

/** A text field that filters options. Only listed options can be chosen. */
export function Combobox(props: ComboboxProps) {
  const { placeholder, icon, isDisabled } = props
  return (
    <Field {...splitFrame(props).frame}>
      {(wiring) => (
        <LazyInput {...wiring} {...{ load, icon, placeholder }} disabled={isDisabled} readOnly>
          {({ ComboboxControl }, hasFocus) => (
            <ComboboxControl {...props} wiring={wiring} hasFocus={hasFocus} />
          )}
        </LazyInput>
      )}
    </Field>
  )
}
