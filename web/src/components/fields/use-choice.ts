import { useId, type ComponentProps, type ReactNode } from 'react'

export interface ChoiceOption {
  value: string
  label: ReactNode
  hint?: ReactNode
  /** Figures at the end of its line. */
  end?: ReactNode
  isDisabled?: boolean
}

/** The props of a group of radio inputs. `value` and `defaultValue` name the option. */
export interface ChoiceProps extends Omit<
  ComponentProps<'input'>,
  'className' | 'type' | 'value' | 'defaultValue' | 'children'
> {
  options: readonly ChoiceOption[]
  value?: string
  defaultValue?: string
}

/** The props of an option's input. Without either value, it is controlled through the ref. */
export function useChoice({ options: _options, value, defaultValue, ...input }: ChoiceProps) {
  const ownName = useId()
  return (option: ChoiceOption) => ({
    ...input,
    type: 'radio' as const,
    name: input.name ?? ownName,
    // A group without a name is not part of a form.
    ...(input.name === undefined && { form: `${ownName}-none` }),
    value: option.value,
    disabled: input.disabled === true || option.isDisabled === true,
    ...(value !== undefined && { checked: option.value === value, readOnly: input.onChange === undefined }),
    ...(value === undefined &&
      defaultValue !== undefined && { defaultChecked: option.value === defaultValue }),
  })
}
