import { useId, type ComponentProps, type ReactNode } from 'react'

export interface ChoiceOption {
  value: string
  label: ReactNode
  hint?: ReactNode
  isDisabled?: boolean
}

/** What a group of radio inputs takes: an input's own props, where `value` and `defaultValue` name the option. */
export interface ChoiceProps extends Omit<
  ComponentProps<'input'>,
  'className' | 'type' | 'value' | 'defaultValue' | 'children'
> {
  options: readonly ChoiceOption[]
  value?: string
  defaultValue?: string
}

/** The props of an option's input. With neither value it is whoever holds the ref that checks it. */
export function useChoice({ options: _options, value, defaultValue, ...input }: ChoiceProps) {
  const ownName = useId()
  return (option: ChoiceOption) => ({
    ...input,
    type: 'radio' as const,
    name: input.name ?? ownName,
    // A group without a name of its own belongs to no form, which would send it.
    ...(input.name === undefined && { form: `${ownName}-none` }),
    value: option.value,
    disabled: input.disabled === true || option.isDisabled === true,
    ...(value !== undefined && { checked: option.value === value, readOnly: input.onChange === undefined }),
    ...(value === undefined &&
      defaultValue !== undefined && { defaultChecked: option.value === defaultValue }),
  })
}
