import { Autocomplete } from '@base-ui/react/autocomplete'
import { useEffectEvent, useLayoutEffect, useMemo, useState, type ComponentProps } from 'react'
import type { FieldFrame } from './field.tsx'
import type { IconName } from '../pictures/icon-names.ts'
import { Icon } from '../pictures/icon.tsx'
import styles from './input.module.css'
import { ignoreEscapeUnless, OptionPopup } from './option-popup.tsx'
import { useOptionSearch } from './use-option-search.ts'

export interface LabeledPlace {
  /** The text of the field after the place is chosen. */
  label: string
}

export interface PlaceFieldProps<P extends LabeledPlace>
  extends FieldFrame, Omit<ComponentProps<'input'>, 'className' | 'value' | 'onChange'> {
  value: string
  onChange: (text: string) => void
  /** Finds places that complete the text. */
  complete: (text: string, signal: AbortSignal) => Promise<readonly P[]>
  /** Called with the chosen place, after `onChange` with its label. */
  onPick?: (place: P) => void
  icon?: IconName
}

interface PlaceControlProps<P extends LabeledPlace> extends PlaceFieldProps<P> {
  /** Whether the text was typed before this control was loaded. */
  wasTyped: boolean
}

export function PlaceControl<P extends LabeledPlace>(props: PlaceControlProps<P>) {
  const { label, value, onChange, complete, onPick, icon, wasTyped, ...input } = props
  const { found, status, search } = useOptionSearch(async (text, signal) =>
    text.trim() === '' ? [] : complete(text, signal),
  )
  const options = useMemo(
    () => [...new Set(found.map((place) => place.label))].map((name) => ({ value: name, label: name })),
    [found],
  )
  const [isWanted, setIsWanted] = useState(wasTyped)
  // Any text is valid, so there is nothing to show without suggestions.
  const isOpen = isWanted && (options.length > 0 || status === 'failed')

  const searchTyped = useEffectEvent(() => {
    if (wasTyped) search(value)
  })
  // Before the next event: a passive effect could run after it, and abort its search for the newer text.
  useLayoutEffect(() => searchTyped(), [])

  function pick(text: string) {
    const place = found.find((candidate) => candidate.label === text)
    if (place !== undefined) onPick?.(place)
  }

  return (
    <Autocomplete.Root
      items={options}
      filter={null}
      // Enter must not choose an option that happens to open under the pointer.
      highlightItemOnHover={false}
      value={value}
      onValueChange={(text, { reason }) => {
        onChange(text)
        if (reason === 'item-press') pick(text)
        else search(text)
      }}
      open={isOpen}
      onOpenChange={(opens, { reason }) => {
        setIsWanted(opens)
        if (opens && reason !== 'input-change') search(value)
      }}
    >
      <Autocomplete.InputGroup className={styles.box}>
        {icon !== undefined && <Icon name={icon} className={`dim ${styles.leading}`} />}
        <Autocomplete.Input
          {...input}
          className={styles.bare}
          onKeyDown={ignoreEscapeUnless(isOpen)}
          onBlur={(event) => {
            setIsWanted(false)
            input.onBlur?.(event)
          }}
        />
      </Autocomplete.InputGroup>
      <OptionPopup label={label} options={options} status={status} />
    </Autocomplete.Root>
  )
}
