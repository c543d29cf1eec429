import { zodResolver } from '@hookform/resolvers/zod'
import { staffRoles } from '@app/contract/reference-lists/staff-roles.ts'
import { useForm } from 'react-hook-form'
import * as z from 'zod'
import { ApiProblem, fieldErrorsOf } from '../../../../api/problem.ts'
import { Button } from '../../../../components/button.tsx'
import { SelectField } from '../../../../components/select-field.tsx'
import { TextField } from '../../../../components/text-field.tsx'
import { useToast } from '../../../../components/toaster.tsx'
import { errorOf, fieldWords, sentence } from '../../../../page/field-words.ts'
import { useTellDirty } from '../frame/use-tell-dirty.ts'
import styles from './managers.module.css'
import { addMember, memberRefusal } from './member-calls.ts'

export interface AddManagerProps {
  ownerId: string
  refresh: () => Promise<void>
  onDirty: (isDirty: boolean) => void
}

const NewManager = z.object({ email: z.string().trim().pipe(z.email().max(254)), role: z.enum(staffRoles) })
type NewManager = z.infer<typeof NewManager>

const roles = staffRoles.map((role) => ({ value: role, label: role }))

/** Adds somebody by the address of their account. */
export function AddManager({ ownerId, refresh, onDirty }: AddManagerProps) {
  const { register, handleSubmit, setError, reset, formState } = useForm<NewManager>({
    resolver: zodResolver(NewManager, { error: fieldWords }),
    defaultValues: { email: '', role: 'Manager' },
  })
  const { errors, isSubmitting, dirtyFields } = formState
  useTellDirty(dirtyFields.email === true, onDirty)
  const toast = useToast()

  async function add({ email, role }: NewManager) {
    try {
      await addMember(ownerId, email, role)
      reset()
      await refresh()
      toast.success(`${email} is now ${role}.`)
    } catch (error) {
      setError('email', { message: refusalWords(error) }, { shouldFocus: true })
    }
  }

  return (
    <form
      className={styles.part}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSubmitting) void handleSubmit(add)(event)
      }}
    >
      <h3 className={styles.heading}>Add somebody</h3>
      <p className="sm mut">
        Managers edit everything here. Sales and Marketing are shown on the page and see it before it is
        approved.
      </p>
      <div className={styles.add}>
        <TextField
          label="E-mail address"
          type="email"
          autoComplete="off"
          hint="Of the account they log in with"
          error={errorOf(errors.email)}
          {...register('email')}
        />
        <SelectField label="Role" options={roles} {...register('role')} />
        <Button type="submit" icon="user-plus" isBusy={isSubmitting} className={styles.addButton}>
          Add
        </Button>
      </div>
    </form>
  )
}

function refusalWords(error: unknown): string {
  if (error instanceof ApiProblem && error.problem.code === 'ALREADY_EXISTS')
    return 'They are on the list already.'
  const words = fieldErrorsOf(error).get('email')
  return words === undefined
    ? memberRefusal(error)
    : `${sentence(words)} Ask them to log in here once, then add them.`
}
