import { z } from 'zod';
import { approveProvider, createUser, resetTwoStep, setType } from '../accounts/index.js';
import { setPlanByOperator } from '../billing/index.js';
import { planIdSchema } from '../contract/plan-schemas.js';
import { emailSchema, userTypeInputSchema } from '../contract/users.js';
import type { Command, Outcome } from './tools.js';

const nameSchema = z.string().trim().min(1).max(100);
const PLANS = planIdSchema.options.join('|');
const NO_ACCOUNT: Outcome = { done: false, words: 'There is no such account.' };

const told = (done: boolean, words: string): Outcome => (done ? { done, words } : NO_ACCOUNT);

/** `plainchart user …` */
export const userCommands: Record<string, Command> = {
  create: {
    usage: 'user create EMAIL FIRST LAST [patient|provider]',
    async run(tools, [email, first, last, type, ...rest]) {
      const input = z
        .object({
          email: emailSchema,
          firstName: nameSchema,
          lastName: nameSchema,
          userType: userTypeInputSchema.optional(),
        })
        .safeParse({ email, firstName: first, lastName: last, userType: type });
      if (!input.success || rest.length > 0) return 'usage';
      const { userType = null, ...person } = input.data;
      const made = await createUser({ ...tools, jobs: await tools.jobs() }, { ...person, userType });
      if (!made) return { done: false, words: 'There is an account with this address already.' };
      return { done: true, words: 'The account is made. A mail with a link to choose the password is on its way.' };
    },
  },
  type: {
    usage: 'user type EMAIL patient|provider',
    async run(tools, [email, type, ...rest]) {
      const wanted = userTypeInputSchema.safeParse(type);
      if (!email || !wanted.success || rest.length > 0) return 'usage';
      return told(
        await setType(tools, addressOf(email), wanted.data),
        `The account is a ${wanted.data}'s now, and all its sessions have ended.`,
      );
    },
  },
  plan: {
    usage: `user plan EMAIL ${PLANS}`,
    async run(tools, [email, plan, ...rest]) {
      const wanted = planIdSchema.safeParse(plan);
      if (!email || !wanted.success || rest.length > 0) return 'usage';
      const world = { ...tools, jobs: await tools.jobs() };
      const set = await setPlanByOperator(world, addressOf(email), wanted.data);
      if (set === 'pays') {
        const words = 'This account pays for its plan by Stripe: end that first, or its owner would go on paying.';
        return { done: false, words };
      }
      return told(set === 'done', 'The plan is set.');
    },
  },
  approve: {
    usage: 'user approve EMAIL',
    async run(tools, [email, ...rest]) {
      if (!email || rest.length > 0) return 'usage';
      return told(await approveProvider(tools, addressOf(email)), 'The provider is approved.');
    },
  },
  'reset-two-step': {
    usage: 'user reset-two-step EMAIL',
    async run(tools, [email, ...rest]) {
      if (!email || rest.length > 0) return 'usage';
      const done = await resetTwoStep(tools, addressOf(email));
      return told(done, 'Two-step sign-in is off, and all sessions have ended.');
    },
  },
};

function addressOf(email: string): string {
  return email.trim().toLowerCase();
}
