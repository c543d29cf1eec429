import { useRef } from 'react'
import { classNames } from './class-names.ts'
import { ComboboxChip } from './combobox-chip.tsx'
import styles from './combobox.module.css'
import type { ComboboxProps } from './combobox-props.ts'
import { Field, splitFrame, type FieldWiring } from './field.tsx'
import { Icon } from './icon.tsx'
import inputStyles from './input.module.css'
import { OptionList } from './option-list.tsx'
import { useCombobox } from './use-combobox.ts'

/** A field that offers what fits to what is typed; only what is offered can be chosen. */
export function Combobox(props: ComboboxProps) {
  return (
    <Field {...splitFrame(props).frame}>{(wiring) => <ComboboxControl {...props} wiring={wiring} />}</Field>
  )
}

function ComboboxControl({ wiring, ...props }: ComboboxProps & { wiring: FieldWiring }) {
  const { name, placeholder, icon, isDisabled = false, isMultiple = false, emptyText } = props
  const state = useCombobox(props)
  const { isOpen, chosen } = state
  const input = useRef<HTMLInputElement>(null)

  return (
    <div
      className={styles.combobox}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return
        state.close()
        props.onBlur?.()
      }}
    >
      <div className={classNames(inputStyles.box, styles.box)}>
        {icon !== undefined && <Icon name={icon} className={inputStyles.leading} />}
        <div className={classNames(styles.values, icon !== undefined && styles.afterIcon)}>
          {isMultiple &&
            chosen.map((option) => (
              <ComboboxChip
                key={option.value}
                option={option}
                isDisabled={isDisabled}
                onRemove={() => {
                  state.drop(option)
                  input.current?.focus()
                }}
              />
            ))}
          <input
            {...wiring}
            ref={input}
            type="text"
            {...state.inputProps}
            className={classNames(inputStyles.bare, styles.input)}
            disabled={isDisabled}
            placeholder={isMultiple && chosen.length > 0 ? undefined : placeholder}
            value={state.text}
            onChange={(event) => state.type(event.currentTarget.value)}
            onClick={() => state.open()}
          />
        </div>
        {chosen.length > 0 && !isDisabled && (
          <button
            type="button"
            className={styles.button}
            aria-label="Clear"
            onClick={() => {
              state.clear()
              input.current?.focus()
            }}
          >
            <Icon name="x" size={16} />
          </button>
        )}
        {/* By keyboard the arrows open the list. */}
        <button
          type="button"
          className={styles.button}
          aria-label={isOpen ? 'Hide the choices' : 'Show the choices'}
          tabIndex={-1}
          disabled={isDisabled}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            input.current?.focus()
            if (isOpen) state.close()
            else state.open()
          }}
        >
          <Icon name="chevron-down" size={16} />
        </button>
      </div>
      {isOpen && (
        <OptionList
          listId={state.listId}
          options={state.options}
          activeIndex={state.activeIndex}
          status={state.status}
          label={props.label}
          isMultiple={isMultiple}
          isChosen={state.isChosen}
          onChoose={state.choose}
          emptyText={emptyText}
        />
      )}
      {name !== undefined &&
        chosen.map(({ value }) => <input key={value} type="hidden" name={name} value={value} />)}
    </div>
  )
}
