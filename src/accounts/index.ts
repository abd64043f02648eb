export { ownActivity } from './activity/own-activity.js';
export { currentUser } from './current-user.js';
export { sha256 } from './hash.js';
export { mailOf } from './mails/layout.js';
export { type MailJobWorld, sendMail, sendMailWork } from './mails/send-mail.js';
export { notificationChoices, tellAnalysisReady } from './notifications/notifications.js';
export { approveProvider, createUser, type OperatorWorld, resetTwoStep, setType } from './operator.js';
export { accountHandlers } from './routes.js';
export { listSessions } from './sessions/own-sessions.js';
export { closeSession, findSession, openSession } from './sessions/store.js';
export {
  findListedProviders,
  findUser,
  findUserByEmail,
  giveUploadBack,
  holdUser,
  lockPlan,
  type PlanHeld,
  savePlan,
  takeUpload,
} from './store.js';
export { users } from './tables.js';
export { sealedAccountColumns } from './two-step/codes.js';
export type { AccountsWorld } from './world.js';
