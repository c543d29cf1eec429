import type { ComboboxProps } from './combobox-control.tsx'
import { Field, splitFrame } from './field.tsx'
import { LazyInput } from './lazy-input.tsx'
import { useLazy } from '../use-lazy.ts'

const load = () => import('./combobox-control.tsx')

/** A text field that filters options. Only listed options can be chosen. */
export function Combobox(props: ComboboxProps) {
  const { placeholder, icon, isDisabled } = props
  const { frame } = splitFrame(props)
  const lazy = useLazy(load, true)
  const error = frame.error ?? (lazy.hasFailed && 'This field didn’t load. Select it to try again.')
  return (
    <Field {...frame} error={error}>
      {(wiring) => (
        <LazyInput
          {...wiring}
          {...{ lazy, icon, placeholder }}
          value={labelsOf(props)}
          disabled={isDisabled}
          readOnly
        >
          {({ ComboboxControl }, use) => <ComboboxControl {...props} {...{ wiring, use }} />}
        </LazyInput>
      )}
    </Field>
  )
}

const labelsOf = (props: ComboboxProps) =>
  props.isMultiple ? props.value.map(({ label }) => label).join(', ') : (props.value?.label ?? '')
