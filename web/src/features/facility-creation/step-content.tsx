import type { CreationLists } from './creation-lists.ts'
import type { DraftForm } from './draft/use-draft-form.ts'
import type { DraftImages } from './draft/use-draft-images.ts'
import { CheckStep } from './steps/check-step.tsx'
import { DetailsStep } from './steps/details-step.tsx'
import { PicturesStep } from './steps/pictures-step.tsx'
import { SpacesStep } from './steps/spaces-step.tsx'
import { WhatAndWhereStep } from './steps/what-and-where-step.tsx'

interface StepContentProps {
  step: number
  form: DraftForm
  lists: CreationLists
  images: DraftImages
  refusal: string | undefined
}

export function StepContent({ step, form, lists, images, refusal }: StepContentProps) {
  if (step === 1) return <WhatAndWhereStep form={form} lists={lists} />
  if (step === 2) return <SpacesStep form={form} lists={lists} />
  if (step === 3) return <DetailsStep form={form} lists={lists} />
  if (step === 4) return <PicturesStep images={images} />
  return <CheckStep {...{ form, lists, images, refusal }} />
}
