import { useId, useState, type KeyboardEvent } from 'react'
import type { ComboboxOption } from './combobox-option.ts'

export interface OptionListParts {
  options: readonly ComboboxOption[]
  onChoose: (option: ComboboxOption) => void
  /** The list is about to open at somebody's wish. */
  onOpen?: () => void
  /** Whether Enter takes the first option, or nothing until the arrows have gone to one. */
  isFirstActive: boolean
}

/** The list below an input: whether it is open, and which option the arrows are at. The focus stays in the input. */
export function useOptionList({ options, onChoose, onOpen, isFirstActive }: OptionListParts) {
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const listId = useId()
  const last = options.length - 1
  const activeIndex = Math.min(active, last)

  /** From its start, also when it is open already. */
  function show() {
    setActive(isFirstActive ? 0 : -1)
    setIsOpen(true)
  }

  function open() {
    if (isOpen) return
    onOpen?.()
    show()
  }

  const close = () => setIsOpen(false)

  /** Whether the key was for the list. */
  function press(key: string): boolean {
    const option = options[activeIndex]
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      if (!isOpen) open()
      else if (key === 'ArrowDown') setActive(activeIndex === last ? 0 : activeIndex + 1)
      else setActive(activeIndex <= 0 ? last : activeIndex - 1)
      return true
    }
    if (key === 'Enter' && isOpen && option !== undefined) onChoose(option)
    else if (key === 'Escape' && isOpen) close()
    else return false
    return true
  }

  function onKeyDown(event: KeyboardEvent) {
    // The keys of an input method are its own.
    if (event.nativeEvent.isComposing || !press(event.key)) return
    event.preventDefault()
    // A dialog around it stays open at Escape.
    event.stopPropagation()
  }

  const activeId = isOpen && activeIndex >= 0 ? `${listId}-${activeIndex}` : undefined
  const inputProps = {
    role: 'combobox',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? listId : undefined,
    'aria-activedescendant': activeId,
    'aria-autocomplete': 'list' as const,
    autoComplete: 'off',
    spellCheck: false,
    onKeyDown,
  }
  return { isOpen, activeIndex, listId, inputProps, open, show, close }
}
