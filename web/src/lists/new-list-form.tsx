import { maxListName } from '@app/contract/rules/limits.ts'
import { useId, useState, type FormEvent } from 'react'
import { Button } from '../components/actions/button.tsx'
import { TextField } from '../components/fields/text-field.tsx'
import styles from './new-list-form.module.css'

interface NewListFormProps {
  hint?: string
  /** Resolves with undefined if it failed. */
  onCreate: (name: string) => Promise<unknown>
}

/** A name and a button. The name stays if creating fails. */
export function NewListForm({ hint, onCreate }: NewListFormProps) {
  const [name, setName] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const id = useId()

  async function create(event: FormEvent) {
    event.preventDefault()
    if (name.trim() === '') return setError('Enter a name.')
    setIsBusy(true)
    if ((await onCreate(name)) !== undefined) setName('')
    setIsBusy(false)
  }

  return (
    <form className={styles.form} onSubmit={(event) => void create(event)}>
      <TextField
        id={id}
        label="New list"
        placeholder="Spring 14U"
        hint={hint}
        error={error}
        maxLength={maxListName}
        value={name}
        onChange={(event) => {
          setName(event.target.value)
          setError(undefined)
        }}
      />
      <Button type="submit" icon="plus" isBusy={isBusy}>
        Create
      </Button>
    </form>
  )
}
