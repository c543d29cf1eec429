export { signIn } from './users/sign-in.ts'
