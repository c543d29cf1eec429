import type { ComboboxOption } from './combobox-option.ts'
import styles from './combobox.module.css'
import { Icon } from './icon.tsx'

export interface ComboboxChipProps {
  option: ComboboxOption
  isDisabled: boolean
  onRemove: () => void
}

export function ComboboxChip({ option, isDisabled, onRemove }: ComboboxChipProps) {
  return (
    <span className={styles.chip}>
      <span className="clip" title={option.label}>
        {option.label}
      </span>
      <button
        type="button"
        className={styles.remove}
        aria-label={`Remove ${option.label}`}
        disabled={isDisabled}
        onClick={onRemove}
      >
        <Icon name="x" size={16} />
      </button>
    </span>
  )
}
