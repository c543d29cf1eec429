import { NumberField } from '../../../components/number-field.tsx'
import { SelectField } from '../../../components/select-field.tsx'
import { TextArea } from '../../../components/text-area.tsx'
import { TextField } from '../../../components/text-field.tsx'
import { errorOf } from '../../../page/field-words.ts'
import type { CreationLists } from '../creation-lists.ts'
import type { DraftForm } from '../draft/use-draft-form.ts'
import { AmenitiesField } from './amenities-field.tsx'
import parts from './steps.module.css'

export function DetailsStep({ form, lists }: { form: DraftForm; lists: CreationLists }) {
  return (
    <>
      <AmenitiesField form={form} lists={lists} />
      <Facts form={form} lists={lists} />
      <Contact form={form} />
    </>
  )
}

function Facts({ form, lists }: { form: DraftForm; lists: CreationLists }) {
  const { errors } = form.formState
  return (
    <section className={parts.part} aria-labelledby="facts">
      <h3 id="facts" className="h3">
        Facts
      </h3>
      <TextArea
        label="About"
        isOptional
        rows={6}
        hint="What a team finds here, in a few sentences."
        error={errorOf(errors.description)}
        {...form.register('description')}
      />
      <SelectField
        label="Does it host events"
        isOptional
        placeholder="Not said"
        options={lists.availabilities.map((name) => ({ value: name, label: name }))}
        error={errorOf(errors.availability)}
        {...form.register('availability')}
      />
      <div className={parts.three}>
        <NumberField
          label="Seats for spectators"
          isOptional
          unit="seats"
          min={0}
          error={errorOf(errors.capacity)}
          {...form.register('capacity')}
        />
        <NumberField
          label="Area under roof"
          isOptional
          unit="sq ft"
          min={0}
          error={errorOf(errors.indoorArea)}
          {...form.register('indoorArea')}
        />
        <NumberField
          label="Opened in"
          isOptional
          placeholder="2017"
          min={1700}
          max={2099}
          error={errorOf(errors.yearOpened)}
          {...form.register('yearOpened')}
        />
      </div>
    </section>
  )
}

function Contact({ form }: { form: DraftForm }) {
  const { errors } = form.formState
  return (
    <section className={parts.part} aria-labelledby="contact">
      <div>
        <h3 id="contact" className="h3">
          Contact
        </h3>
        <p className="sm mut">Everybody sees these on the page. Organizers write to them.</p>
      </div>
      <div className={parts.two}>
        <TextField
          type="email"
          label="Email"
          isOptional
          autoComplete="email"
          error={errorOf(errors.email)}
          {...form.register('email')}
        />
        <TextField
          type="tel"
          label="Telephone"
          isOptional
          autoComplete="tel"
          error={errorOf(errors.phone)}
          {...form.register('phone')}
        />
      </div>
      <TextField
        inputMode="url"
        label="Website"
        isOptional
        autoComplete="url"
        placeholder="example.org"
        error={errorOf(errors.website)}
        {...form.register('website')}
      />
    </section>
  )
}
