import { buttonClass } from '../../../components/button-look.ts'
import type { NextStep } from './contact-of.ts'

/** The next step as a button that leads to it; a website opens beside the page. */
export const StepLink = ({ step, className }: { step: NextStep; className: string | undefined }) => (
  <a
    className={buttonClass({ variant: 'primary', size: 'l' }, className)}
    href={step.href}
    {...(step.way === 'website' && { target: '_blank', rel: 'noreferrer nofollow' })}
  >
    {step.label}
  </a>
)
