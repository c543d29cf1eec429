import { useRef, type ComponentProps } from 'react'
import { Field, splitFrame, type FieldFrame, type FieldWiring } from './field.tsx'
import type { IconName } from './icon-names.ts'
import { Icon } from './icon.tsx'
import styles from './input.module.css'
import { OptionList } from './option-list.tsx'
import { useOptionList } from './use-option-list.ts'
import { useOptionSearch } from './use-option-search.ts'

export interface LabelledPlace {
  /** What the field says once the place is chosen. */
  label: string
}

export interface PlaceFieldProps<P extends LabelledPlace>
  extends FieldFrame, Omit<ComponentProps<'input'>, 'className' | 'value' | 'onChange'> {
  value: string
  onChange: (text: string) => void
  /** Places that the text may go on with. */
  complete: (text: string, signal: AbortSignal) => Promise<readonly P[]>
  /** One of them was chosen; `onChange` is told its label as well. */
  onPick?: (place: P) => void
  icon?: IconName
}

/** Takes any text and offers places for it. */
export function PlaceField<P extends LabelledPlace>(props: PlaceFieldProps<P>) {
  const { frame, control } = splitFrame(props)
  return (
    <Field {...frame}>{(wiring) => <PlaceControl {...control} label={frame.label} wiring={wiring} />}</Field>
  )
}

function PlaceControl<P extends LabelledPlace>({
  wiring,
  label,
  value,
  onChange,
  complete,
  onPick,
  icon,
  ...input
}: PlaceFieldProps<P> & { wiring: FieldWiring }) {
  const places = useRef(new Map<string, P>())
  const { found, status, search } = useOptionSearch(undefined, async (text, signal) => {
    const answer = text.trim() === '' ? [] : await complete(text, signal)
    places.current = new Map(answer.map((place) => [place.label, place]))
    return [...places.current.keys()].map((name) => ({ value: name, label: name }))
  })
  const list = useOptionList({
    options: found,
    onChoose: ({ value: name }) => choose(name),
    onOpen: () => search(value),
    isFirstActive: false,
  })

  function choose(name: string) {
    const place = places.current.get(name)
    onChange(name)
    list.close()
    if (place !== undefined) onPick?.(place)
  }

  // Any text will do here: a list without anything to offer has nothing to say either.
  const isShown = list.isOpen && (found.length > 0 || status === 'failed')

  const inputProps = {
    ...list.inputProps,
    'aria-expanded': isShown,
    'aria-controls': isShown ? list.listId : undefined,
  }

  return (
    <div className={styles.under}>
      <span className={styles.box}>
        {icon !== undefined && <Icon name={icon} className={styles.leading} />}
        <input
          type="text"
          {...inputProps}
          {...input}
          {...wiring}
          className={styles.bare}
          value={value}
          onChange={({ currentTarget }) => {
            onChange(currentTarget.value)
            search(currentTarget.value)
            list.show()
          }}
          onBlur={(event) => {
            list.close()
            input.onBlur?.(event)
          }}
        />
      </span>
      {isShown && (
        <OptionList
          listId={list.listId}
          options={found}
          activeIndex={list.activeIndex}
          status={status}
          label={label}
          onChoose={({ value: name }) => choose(name)}
        />
      )}
    </div>
  )
}
