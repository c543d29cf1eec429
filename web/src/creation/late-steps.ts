// What nobody needs before the last steps, in one file.
export { SendingView } from './sending/sending-view.tsx'
export { CheckStep } from './steps/check-step.tsx'
export { PicturesStep } from './steps/pictures-step.tsx'
