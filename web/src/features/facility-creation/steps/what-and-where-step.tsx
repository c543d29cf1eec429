import { SelectField } from '../../../components/select-field.tsx'
import { TextField } from '../../../components/text-field.tsx'
import { errorOf } from '../../../page/field-words.ts'
import type { CreationLists } from '../creation-lists.ts'
import type { DraftForm } from '../draft/use-draft-form.ts'
import { SimilarFacilities } from '../similar/similar-facilities.tsx'
import { AddressFields } from './address-fields.tsx'
import { PinField } from './pin-field.tsx'
import styles from './steps.module.css'

export function WhatAndWhereStep({ form, lists }: { form: DraftForm; lists: CreationLists }) {
  const { errors } = form.formState
  return (
    <>
      <div className={styles.fields}>
        <TextField
          label="Name"
          hint="As it stands over the door."
          autoComplete="off"
          error={errorOf(errors.name)}
          {...form.register('name')}
        />
        <SelectField
          label="Type"
          placeholder="Choose"
          options={lists.facilityTypes.map((name) => ({ value: name, label: name }))}
          error={errorOf(errors.facilityType)}
          {...form.register('facilityType')}
        />
      </div>
      <section className={styles.part} aria-labelledby="where">
        <h3 id="where" className="h3">
          Where it is
        </h3>
        <AddressFields form={form} lists={lists} />
        <PinField form={form} />
      </section>
      <SimilarFacilities form={form} lists={lists} />
    </>
  )
}
