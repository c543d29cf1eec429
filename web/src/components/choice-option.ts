import type { ComponentProps, ReactNode } from 'react'

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

/** The part of an input that depends on its option. With neither value it is whoever holds the ref that checks it. */
export function choiceState(option: ChoiceOption, { value, defaultValue, disabled, onChange }: ChoiceProps) {
  return {
    value: option.value,
    disabled: disabled === true || option.isDisabled === true,
    ...(value !== undefined && { checked: option.value === value, readOnly: onChange === undefined }),
    ...(value === undefined &&
      defaultValue !== undefined && { defaultChecked: option.value === defaultValue }),
  }
}
