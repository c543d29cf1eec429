import { useState, type KeyboardEvent } from 'react'
import type { ComboboxOption } from './combobox-option.ts'
import type { ComboboxChoice, ComboboxSource } from './combobox-props.ts'
import { useOptionList } from './use-option-list.ts'
import { useOptionSearch } from './use-option-search.ts'

/** What is typed into a combobox, what that finds, and what is chosen. */
export function useCombobox(props: ComboboxChoice & ComboboxSource) {
  /** Absent while nobody types: then the input shows what is chosen. */
  const [text, setText] = useState<string>()
  const { found, status, search } = useOptionSearch(props.options, props.onSearch)
  const chosen = chosenOptions(props)
  const isChosen = (option: ComboboxOption) => chosen.some(({ value }) => value === option.value)
  const list = useOptionList({
    options: found,
    onChoose: choose,
    onOpen: () => search(text ?? ''),
    isFirstActive: true,
  })

  function close() {
    list.close()
    setText(undefined)
  }

  function type(typed: string) {
    setText(typed)
    search(typed)
    list.show()
    if (typed === '' && !props.isMultiple && props.value !== null) props.onChange(null)
  }

  function choose(option: ComboboxOption) {
    if (!props.isMultiple) {
      props.onChange(option)
      return close()
    }
    if (isChosen(option)) return drop(option)
    props.onChange([...props.value, option])
    if (text !== undefined) type('')
  }

  function drop(option: ComboboxOption) {
    if (props.isMultiple) props.onChange(props.value.filter(({ value }) => value !== option.value))
    else props.onChange(null)
  }

  function clear() {
    setText(undefined)
    if (props.isMultiple) props.onChange([])
    else props.onChange(null)
  }

  function onKeyDown(event: KeyboardEvent) {
    const lastChosen = chosen.at(-1)
    if (event.key === 'Backspace' && props.isMultiple && (text ?? '') === '' && lastChosen) drop(lastChosen)
    list.inputProps.onKeyDown(event)
    if (event.key === 'Escape') setText(undefined)
  }

  return {
    ...list,
    inputProps: { ...list.inputProps, onKeyDown },
    text: text ?? (props.isMultiple ? '' : (props.value?.label ?? '')),
    options: found,
    status,
    chosen,
    isChosen,
    close,
    type,
    choose,
    drop,
    clear,
  }
}

function chosenOptions(props: ComboboxChoice): readonly ComboboxOption[] {
  if (props.isMultiple) return props.value
  return props.value === null ? [] : [props.value]
}
