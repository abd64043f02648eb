/** A guard whose removal no rule can write: what stands in the file, and what stands in each such place without it. */
export interface HandGuard {
  what: string;
  file: string;
  find: string;
  put: string;
  tests: readonly string[];
}

const http = (name: string) => `src/server/http/${name}.test.ts`;
const MATRIX = 'test/access-matrix.test.ts';

/** The guards of one file, with the tests that notice them; some by themselves with one that is quicker to find. */
const of = (
  file: string,
  tests: readonly string[],
  ...guards: [what: string, find: string, put: string, by?: string][]
) =>
  guards.map(
    ([what, find, put, by]): HandGuard => ({ what: `${file} ${what}`, file, find, put, tests: by ? [by] : tests }),
  );

export const HAND_GUARDS: readonly HandGuard[] = [
  // Who is let in at all.
  ...of(
    'src/server/http/bind.ts',
    [`${MATRIX}#asks who is there`, `${MATRIX}#refuses whoever`],
    ['closed routes ask who is there', "if (spec.access !== 'public') {", 'if (false) {'],
    ['who is admitted', 'const admitted = admit(access, actor);', 'const admitted = actor as never;'],
  ),
  ...of(
    'src/server/http/session.ts',
    [`${MATRIX}#refuses whoever`],
    ['provider routes refuse patients', "access === 'provider' && actor.userType !== 'provider'", 'false'],
  ),
  ...of(
    'src/server/http/bind.ts',
    [http('two-step')],
    ['two-step sign-in where required', 'demandTwoStep(world, tag, admitted);', ''],
  ),
  ...of(
    'src/server/http/bind.ts',
    [`${http('app')}#limits`],
    ['limits per account', 'await binding.accountLimits(spec, admitted.userId);', ''],
    ['limits per address', 'config: limit ?', 'config: !limit ?'],
  ),
  ...of(
    'src/server/http/limits.ts',
    [`${http('app')}#limits`, `${http('app')}#pages`],
    ['a limit per account is one', 'if (current > max) throw', 'if (false) throw'],
    [
      'counted per address',
      'keyGenerator: (request) => addressKey(request.ip)',
      'keyGenerator: () => String(Math.random())',
    ],
    ['the general limit', "max: limitOf(settings, 'general', GENERAL_PER_MINUTE)", 'max: 1_000_000'],
  ),
  ...of(
    'src/server/http/limits.ts',
    [http('limits')],
    ['an IPv6 network counts as one', '.slice(0, 4)', '.slice(0, 8)'],
  ),
  ...of(
    'src/server/http/bind.ts',
    [`${http('body-budget')}#uploads`],
    ['room for large bodies', "reply.raw.once('close', budget.take(owner, length));", ''],
  ),
  ...of(
    'src/server/http/bind.ts',
    [http('bad-input')],
    ['the type of a body', 'else checkBodyType(spec, request);', ''],
  ),
  ...of(
    'src/server/http/bind.ts',
    [`${http('listening')}#huge`],
    ['a form that says it is huge', 'if (spec.multipart) refuseHuge(request);', 'if (spec.multipart) void 0;'],
  ),
  ...of(
    'src/server/http/bind.ts',
    [http('submit')],
    ['the shape of an idempotency key', 'Array.isArray(key) || !IDEMPOTENCY_KEY.test(key)', 'Array.isArray(key)'],
  ),
  ...of(
    'src/server/http/upload.ts',
    [http('submit')],
    ['the size of a file', 'fileSize: MAX_UPLOAD_BYTES', 'fileSize: 1e9'],
    ['one file', 'files: 1,', 'files: 9,'],
    ['the field of the file', 'if (part.fieldname !== fileField) throw', 'if (false) throw'],
  ),
  ...of(
    'src/server/http/bind.ts',
    [`${http('headers')}#beyond its limit`],
    ['the size of a body', 'bodyLimit: spec.bodyLimit ?? BODY_LIMIT,', 'bodyLimit: 1e8,'],
  ),
  ...of(
    'src/server/http/bind.ts',
    [`${http('progress')}#signs out`],
    ['a stream ends with the session', '?.userId === actor?.userId', '?.userId === actor?.userId || true'],
  ),
  ...of(
    'src/server/http/bind.ts',
    [`${http('progress')}#not opened without end`],
    ['the number of streams', 'streams.of(owner) >= MAX_STREAMS_PER_USER', 'false'],
  ),
  ...of(
    'src/server/http/bind.ts',
    [`${http('app')}#every answer`],
    ['only what the contract lists leaves', 'JSON.stringify(shape(spec.response, answer))', 'JSON.stringify(answer)'],
  ),
  ...of(
    'src/server/http/bind.ts',
    [`${http('activity')}#refused`],
    ['a refusal is recorded', 'if (actor) await recordDenial(world, bound, actor, request.params, error);', ''],
  ),
  ...of(
    'src/server/http/denials.ts',
    [`${http('activity')}#refused`],
    ['both kinds of refusals', '(error.status !== 403 && error.status !== 404)', 'error.status !== 403'],
  ),
  ...of(
    'src/server/http/bind.ts',
    [`${http('activity')}#reading`],
    [
      'where an act came from',
      'withOrigin({ address: addressKey(request.ip) }, async () => {',
      '(async (run: () => Promise<never>) => run())(async () => {',
    ],
  ),

  // Other sites, pages and what leaves.
  ...of(
    'src/server/http/app.ts',
    [`${http('app')}#other sites`],
    ['changes from other sites', 'guardAgainstCrossSite(app, world.http.appUrl);', ''],
    ['no plain text', "app.removeContentTypeParser('text/plain');", ''],
  ),
  ...of(
    'src/server/http/cross-site.ts',
    [`${http('app')}#other sites`],
    ['Sec-Fetch-Site', "return headers.site === 'same-origin' || headers.site === 'none';", 'return true;'],
    ['Origin', 'return headers.origin === own.appOrigin ||', 'return true ||'],
  ),
  ...of(
    'src/server/http/app.ts',
    [http('headers')],
    ['security headers', 'await setHeaders(app, world.http.appUrl);', ''],
    ['slow senders', 'requestTimeout: REQUEST_TIMEOUT_MS,', ''],
  ),
  ...of(
    'src/server/http/headers.ts',
    [http('headers')],
    ['scripts of our own', 'scriptSrc: self,', 'scriptSrc: ["\'self\'", "\'unsafe-inline\'"],'],
    ['styles of our own', 'styleSrc: self,', 'styleSrc: ["\'self\'", "\'unsafe-inline\'"],'],
    ['no frames', 'frameAncestors: none,', ''],
    ['no other base', 'baseUri: none,', ''],
    ['forms to us', 'formAction: self,', ''],
    ['no plugins', 'objectSrc: none,', ''],
    ['no referrer', "referrerPolicy: { policy: 'no-referrer' },", "referrerPolicy: { policy: 'unsafe-url' },"],
    [
      'https stays https',
      "strictTransportSecurity: appUrl.startsWith('https:') ? { maxAge: 31_536_000, includeSubDomains: false } : false,",
      'strictTransportSecurity: false,',
    ],
    ['frameguard', "frameguard: { action: 'deny' },", 'frameguard: false,'],
    ['nothing is stored', "if (isApi(request.url)) reply.header('cache-control', 'no-store');", ''],
    ['no camera', "reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()');", ''],
  ),
  ...of(
    'src/server/http/errors.ts',
    [http('errors')],
    [
      'errors of ours are not told',
      'return isUnreachable(error) ? RESTARTING : OURS;',
      'return { status: 500, message: (error as Error).message };',
    ],
    ['messages are not logged', 'kind: error.name,', 'kind: error.name, message: error.message,'],
  ),
  ...of(
    'src/server/http/app.ts',
    ['test/canary.test.ts'],
    ['no addresses in the log', "const route = request.routeOptions.url ?? 'none';", 'const route = request.url;'],
  ),
  ...of(
    'src/server/http/table-check.ts',
    [`${http('app')}#route table`],
    ['nothing outside the table', 'if (unlisted.length > 0) throw', 'if (false) throw'],
  ),

  // Sessions.
  ...of(
    'src/server/http/session.ts',
    [http('accounts')],
    ['scripts do not get the cookie', 'httpOnly: true,', 'httpOnly: false,'],
    ['other sites do not get it', "sameSite: 'lax',", "sameSite: 'none',"],
    [
      'Secure over https',
      "secure: request.protocol === 'https' || world.http.appUrl.startsWith('https:'),",
      'secure: false,',
    ],
    ['no fixation', 'if (before !== null) await closeSession(tx, before);', ''],
  ),
  ...of(
    'src/accounts/sessions/store.ts',
    [http('accounts')],
    ['an expired one is none', 'and(eq(sessions.sid, sid), gt(sessions.expire, now))', 'eq(sessions.sid, sid)'],
    ['only a hash is kept', 'sid: sha256(token),\n    userId', 'sid: token,\n    userId'],
  ),
  ...of(
    'src/accounts/sessions/expiry.ts',
    ['src/accounts/sessions/expiry.test.ts', http('accounts')],
    [
      'providers end sooner',
      "userType === 'provider' ? limits.providerIdleMs : limits.patientIdleMs",
      'limits.patientIdleMs',
    ],
    [
      'an end however busy',
      'Math.min(now.getTime() + idle, createdAt.getTime() + limits.absoluteMs)',
      'now.getTime() + idle',
    ],
  ),
  ...of(
    'src/accounts/change-password.ts',
    [`${http('account-sessions')}`, http('sign-in-races')],
    ['other sessions end', 'await closeOtherSessions(tx, user.id, actor.sessionId);', ''],
    ['a new id', 'await session.renew(tx, user);', ''],
  ),
  ...of(
    'src/accounts/reset-password.ts',
    [`${http('account-mails')}#sets a new one`],
    ['all sessions end', 'await closeOtherSessions(tx, user.id, null);', ''],
  ),
  ...of(
    'src/accounts/reset-password.ts',
    [`${http('account-mails')}#owner in at once`],
    ['known browsers are forgotten', 'await forgetBrowsers(tx, user.id);', ''],
  ),
  ...of(
    'src/accounts/choose-type.ts',
    [http('account-sessions'), http('sign-in-races')],
    ['a new id', 'await session.renew(tx, user);', ''],
  ),
  ...of(
    'src/accounts/operator.ts',
    ['test/operator.test.ts#type, plan'],
    [
      'two-step reset ends sessions',
      'await turnOff(tx, user.id);\n    await closeOtherSessions(tx, user.id, null);',
      'await turnOff(tx, user.id);',
    ],
    ['a type ends sessions', 'await closeOtherSessions(tx, id, null);', ''],
  ),

  // Signing in.
  ...of(
    'src/accounts/login.ts',
    [http('accounts')],
    ['the password', 'user && matches\n', 'user\n'],
    ['verification where required', "world.emailVerification === 'required' && !user.isEmailVerified", 'false'],
    [
      'a slow answer for nobody',
      'world.passwords.verify(user?.passwordHash ?? null, input.password)',
      'user ? world.passwords.verify(user.passwordHash, input.password) : false',
    ],
  ),
  ...of(
    'src/accounts/login.ts',
    [http('sign-in-races')],
    [
      'the password is still that one',
      "if (user?.passwordHash !== seen.passwordHash) return 'wrong';",
      "if (!user) return 'wrong';",
    ],
    ['two-step sign-in as it is now', 'const user = await holdUser(tx, seen.id);', 'const user = seen;'],
  ),
  ...of(
    'src/accounts/login.ts',
    [http('two-step')],
    ['a code is asked for', 'if (wantsCode && code === undefined) {', 'if (false) {'],
    ['the code', "if (wantsCode && !(await spendCode(world, tx, user, code ?? ''))) return 'wrong code';", ''],
    [
      'asking for a code gives no attempt back for ever',
      "await noFailure(tx, attempt, now, { cleared: false });\n    return 'no code';",
      "await noFailure(tx, attempt, now, { cleared: true });\n    return 'no code';",
    ],
  ),
  ...of(
    'src/accounts/login.ts',
    [http('account-sessions')],
    ['counts by network address', 'takeAttempt(tx, on, known ? null : address, now)', 'takeAttempt(tx, on, null, now)'],
    ['known browsers are counted apart', 'if (user) on = known ?', 'if (user) on = false ?'],
    ['a mail tells of a new browser', 'if (known === null && knewOthers) {', 'if (false) {'],
  ),
  ...of(
    'src/accounts/attempts/lockout.ts',
    ['src/accounts/attempts/lockout.test.ts'],
    ['waits begin', 'const wait = over < 0 ? 0 :', 'const wait = over < 1e9 ? 0 :'],
    ['waits grow', 'FIRST_WAIT_MS * 2 ** Math.min(over, 10)', 'FIRST_WAIT_MS'],
  ),
  ...of(
    'src/accounts/confirm.ts',
    [http('account-sessions'), http('two-step')],
    ['the password again', 'if (!(await world.passwords.verify(user.passwordHash, password))) {', 'if (false) {'],
    ['the code again', '!(await spendCode(world, tx, user, code))', 'false'],
  ),
  ...of(
    'src/accounts/confirm.ts',
    [http('sign-in-races')],
    ['still that password', 'held?.passwordHash !== user.passwordHash ||', '!held ||'],
  ),
  ...of(
    'src/accounts/delete-account.ts',
    [http('delete-account'), http('sign-in-races')],
    [
      'a code where two-step sign-in is on',
      "if (actor.hasTwoStep && input.code === undefined) throw new ApiError(400, 'Enter the code');",
      '',
    ],
    ['what was confirmed still counts', 'await holdConfirmed(tx, user);', ''],
  ),
  ...of(
    'src/accounts/two-step/two-step.ts',
    [http('two-step'), http('sign-in-races')],
    ['a code of the app to turn it on', 'if (step === null) throw new ApiError(400, WRONG_CODE);', ''],
    ['recovery codes: what was confirmed still counts', 'await holdConfirmed(tx, user);', ''],
    [
      'turning on: other sessions end, a new id',
      "await closeOtherSessions(tx, user.id, actor.sessionId);\n    await session.renew(tx, user);\n    await recordAudit(tx, { actorUserId: user.id, verb: 'two-step-on'",
      "await recordAudit(tx, { actorUserId: user.id, verb: 'two-step-on'",
    ],
    [
      'turning off: other sessions end, a new id',
      "await closeOtherSessions(tx, user.id, actor.sessionId);\n    await session.renew(tx, user);\n    await recordAudit(tx, { actorUserId: user.id, verb: 'two-step-off'",
      "await recordAudit(tx, { actorUserId: user.id, verb: 'two-step-off'",
    ],
  ),
  ...of(
    'src/accounts/two-step/required.ts',
    [http('two-step')],
    [
      'required of providers',
      "return world.providerTwoStep === 'required' && user.userType === 'provider';",
      'return false;',
    ],
  ),
  ...of(
    'src/accounts/two-step/store.ts',
    [http('two-step')],
    ['no code twice', 'isNotNull(users.twoStepSince), unused)', 'isNotNull(users.twoStepSince))'],
    ['no recovery code twice', ', isNull(recoveryCodes.usedAt)))\n    .returning', '))\n    .returning'],
    [
      'the secret does not change while it is on',
      '.where(and(eq(users.id, userId), isNull(users.twoStepSince)))',
      '.where(eq(users.id, userId))',
    ],
  ),
  ...of(
    'src/accounts/two-step/codes.ts',
    [http('two-step')],
    [
      'the code is of this secret',
      'return step !== null && spendStep(tx, user.id, step);',
      'return spendStep(tx, user.id, step ?? 1e9);',
    ],
  ),
  ...of(
    'src/accounts/tokens/store.ts',
    [http('account-mails')],
    [
      'verification links end',
      'and(eq(users.emailVerificationToken, tokenHash), gt(users.emailVerificationExpires, now))',
      'eq(users.emailVerificationToken, tokenHash)',
    ],
    [
      'verification links work once',
      '.set({ isEmailVerified: true, emailVerificationToken: null, emailVerificationExpires: null, updatedAt: now })',
      '.set({ isEmailVerified: true, updatedAt: now })',
    ],
    [
      'reset links end',
      'and(eq(users.passwordResetToken, tokenHash), gt(users.passwordResetExpires, now))',
      'eq(users.passwordResetToken, tokenHash)',
    ],
    [
      'reset links work once',
      '      passwordHash,\n      passwordResetToken: null,\n      passwordResetExpires: null,',
      '      passwordHash,',
    ],
  ),
  ...of(
    'src/accounts/attempts/store.ts',
    [http('account-mails')],
    [
      'one mail a minute',
      'const wait = Math.max(0, untilNext, untilWindow);',
      'const wait = Math.max(0, untilWindow);',
    ],
    ['five mails an hour', 'const untilWindow = count >= PER_WINDOW ?', 'const untilWindow = false ?'],
  ),
  ...of(
    'src/accounts/new-password.ts',
    [http('account-mails')],
    ['no common password', 'if (await world.passwords.isCommon(password, own)) {', 'if (false) {'],
  ),
  ...of(
    'src/accounts/store.ts',
    [http('account-sessions'), http('links')],
    ['a type is chosen once', 'and(eq(users.id, userId), isNull(users.userType))', 'eq(users.id, userId)'],
    ['only verified providers', 'eq(users.isEmailVerified, true),', ''],
    ['only providers', "eq(users.userType, 'provider'),\n    eq(users.isEmailVerified", 'eq(users.isEmailVerified'],
    ['only approved ones where asked for', 'approvedOnly ? isNotNull(users.providerApprovedAt) : undefined,', ''],
  ),
  ...of(
    'src/accounts/store.ts',
    [http('submit')],
    ['the allowance', 'or(isNull(users.uploadsRemaining), gt(users.uploadsRemaining, 0))', 'undefined'],
  ),
  ...of(
    'src/accounts/notifications/store.ts',
    [http('links')],
    [
      'mails to verified addresses',
      'return user.mailAnalysisReady && user.isEmailVerified;',
      'return user.mailAnalysisReady;',
    ],
    [
      'only to those who chose them',
      'return user.mailAnalysisReady && user.isEmailVerified;',
      'return user.isEmailVerified;',
    ],
  ),

  // Analyses.
  ...of(
    'src/analyses/access/store.ts',
    [http('sharing'), http('links'), http('trends'), MATRIX],
    [
      'one’s own',
      'const isOwn = (userId: number) => eq(analyses.userId, userId);',
      'const isOwn = (_userId: number) => eq(analyses.userId, analyses.userId);',
    ],
    [
      'a share counts while the two are linked',
      'and(eq(analysisShares.withUserId, userId), areLinked(analyses.userId, analysisShares.withUserId))',
      'eq(analysisShares.withUserId, userId)',
    ],
    ['a share is of this analysis', '${analysisShares.analysisId} = ${analyses.id} and ', ''],
    [
      'held for a change: one’s own',
      ".where(and(eq(analyses.id, id), isOwn(userId)))\n    .for('update')",
      ".where(eq(analyses.id, id))\n    .for('update')",
    ],
    ['the list: one’s own', '.where(and(isOwn(userId), older))', '.where(older)'],
    ['the list: shared with one', '.where(and(countsFor(userId), older))', '.where(older)'],
    ['trends: one’s own', '.where(and(isOwn(userId), counts))', '.where(counts)'],
    ['trends: shared with one', '.where(and(countsFor(userId), counts))', '.where(counts)'],
  ),
  ...of(
    'src/analyses/access/store.ts',
    [http('share-links')],
    [
      'links: one’s own analysis',
      '.select()\n    .from(analyses)\n    .where(and(eq(analyses.id, id), isOwn(userId)));',
      '.select()\n    .from(analyses)\n    .where(eq(analyses.id, id));',
    ],
  ),
  ...of(
    'src/analyses/access/store.ts',
    [http('education')],
    [
      'looking through one’s own',
      "and(isOwn(userId), eq(analyses.status, 'completed'))",
      "eq(analyses.status, 'completed')",
    ],
  ),
  ...of(
    'src/analyses/present.ts',
    [http('sharing'), http('whose-data')],
    ['the owner’s references stay', 'patientId: row.isOwn ? row.patientId : null,', 'patientId: row.patientId,'],
  ),
  ...of(
    'src/analyses/own-analyses.ts',
    [http('export')],
    ['a copy of one’s own', 'if (!found?.isOwn) return null;', 'if (!found) return null;'],
  ),
  ...of(
    'src/analyses/store.ts',
    [http('submit')],
    [
      'a key is each person’s own',
      'and(eq(analyses.userId, userId), eq(analyses.idempotencyKey, key))',
      'eq(analyses.idempotencyKey, key)',
    ],
  ),
  ...of(
    'src/analyses/submit.ts',
    [http('submit')],
    [
      'a patient of one’s own roster',
      'if (patientId !== null && !(await holdEntry(tx, actor.userId, patientId))) {',
      'if (false) {',
    ],
    ['a key of the same report', 'if (!same) throw new ApiError(409, messages.keyReused);', ''],
  ),
  ...of(
    'src/analyses/assign-patient.ts',
    [http('sharing'), http('share-links'), MATRIX],
    ['what was shared is taken back', 'await deleteSharesOf(tx, id);', ''],
    ['links are taken back', 'await deleteLinksTo(tx, id);', ''],
    [
      'one’s own analysis',
      'const own = await demandOwn(tx, actor, id);',
      "const own = { id, patientId: null as number | null, status: 'completed' };",
    ],
  ),
  ...of(
    'src/analyses/sharing/share.ts',
    [http('sharing'), http('links'), MATRIX],
    [
      'linked to that very patient',
      'if (own.patientId !== patientId) throw new ApiError(409, messages.notLinkedYet);',
      '',
    ],
    ['with an account', 'if (withUserId === null) throw new ApiError(409, messages.noAccount);', ''],
    [
      'a verified one',
      'if (!(await findUser(tx, withUserId))?.isEmailVerified) throw new ApiError(409, messages.notVerified);',
      '',
    ],
    ['a finished one', "if (own.status !== 'completed') throw new ApiError(409, messages.notShareable);", ''],
    [
      'a linked account',
      'return { withUserId: isLinked ? patientUserId : null, patientId: entry.id };',
      'return { withUserId: patientUserId, patientId: entry.id };',
    ],
    [
      'who sees it is told to the owner',
      'await demandOwn(tx, actor, id);\n    return (await findShares',
      'return (await findShares',
    ],
    [
      'taken back by the owner',
      'const own = await demandOwn(tx, actor, id);\n    const withUserId',
      'const own = { id, patientId: null };\n    const withUserId',
    ],
    [
      'taken back from a removal too',
      'await strikeShareFromRemovals(tx, actor.userId, { id: shareId, analysisId: id })',
      'null',
    ],
    [
      'a second look',
      '(await takeBack(world, actor, id, shareId)) || (await takeBack(world, actor, id, shareId))',
      'await takeBack(world, actor, id, shareId)',
    ],
  ),
  ...of(
    'src/analyses/sharing/store.ts',
    [http('links'), MATRIX],
    [
      'a share of this analysis',
      'and(eq(analysisShares.id, shareId), eq(analysisShares.analysisId, analysisId))',
      'eq(analysisShares.id, shareId)',
    ],
    [
      'only what is still theirs comes back',
      'if (row?.userId !== pair.patientUserId && row?.patientId !== patientId) continue;',
      '',
    ],
    [
      'what comes back keeps its id',
      '.overridingSystemValue()\n      .values({ id, analysisId,',
      '.values({ analysisId,',
    ],
    [
      'shares between the two only',
      'and(eq(analyses.id, analysisShares.analysisId), inArray(analyses.userId, both))',
      'eq(analyses.id, analysisShares.analysisId)',
    ],
    [
      'shares with one of the two only',
      'and(inArray(analysisShares.withUserId, both), sql`exists (${owned})`)',
      'sql`exists (${owned})`',
    ],
  ),
  ...of(
    'src/analyses/share-links/own-links.ts',
    [http('share-links'), MATRIX],
    [
      'made for one’s own',
      'const held = await demandOwn(tx, actor, id);\n    if ((await openingDate',
      'const held = { id, patientId: analysis.patientId };\n    if ((await openingDate',
    ],
    ['with a date to ask for', 'throw new ApiError(409, messages.noBirthDate);', 'void 0;'],
    ['not without end', 'if (!row) throw new ApiError(409, messages.tooManyLinks);', 'if (!row) return null as never;'],
    ['listed to the owner', 'await ownAnalysis(world, actor, id);\n  const now', 'const now'],
  ),
  ...of(
    'src/analyses/share-links/store.ts',
    [http('share-links'), MATRIX],
    [
      'a link of this analysis',
      'and(eq(analysisShareLinks.id, linkId), eq(analysisShareLinks.analysisId, analysisId))',
      'eq(analysisShareLinks.id, linkId)',
    ],
    [
      'wrong dates one by one',
      ".where(eq(analysisShareLinks.tokenHash, tokenHash))\n    .for('update')",
      '.where(eq(analysisShareLinks.tokenHash, tokenHash))',
      `${http('share-links')}#five wrong dates`,
    ],
    ['at most so many', 'if (live >= MOST_LINKS) return null;', '', `${http('share-links')}#twenty at most`],
    [
      'of the analysis only',
      '.where(eq(analysisShareLinks.analysisId, analysisId))\n    .orderBy',
      '.orderBy',
      `${http('share-links')}#twenty at most`,
    ],
  ),
  ...of(
    'src/analyses/share-links/present.ts',
    [http('share-links')],
    [
      'locked after wrong dates',
      "if (row.wrongDates >= WRONG_DATES) return 'locked';",
      '',
      `${http('share-links')}#opened it in between`,
    ],
    [
      'ended by itself',
      "return row.expiresAt <= now ? 'expired' : 'active';",
      "return 'active';",
      `${http('share-links')}#by itself when`,
    ],
  ),
  ...of(
    'src/analyses/share-links/open-link.ts',
    [http('share-links')],
    [
      'only an active link',
      "if (!link || stateOf(link, now) !== 'active') return 'gone';",
      "if (!link) return 'gone';",
      `${http('share-links')}#opened it in between`,
    ],
    [
      'the date of birth',
      'if (!sameText(date, input.dateOfBirth)) {',
      'if (false) {',
      `${http('share-links')}#opened it in between`,
    ],
    [
      'wrong dates are counted',
      'await countWrongDate(tx, link.id);',
      '',
      `${http('share-links')}#opened it in between`,
    ],
    [
      'a link without a date opens nothing',
      "if (!analysis?.analysisData || date === null) return 'gone';",
      "if (!analysis?.analysisData) return 'gone';",
      `${http('share-links')}#no longer known`,
    ],
  ),
  ...of(
    'src/analyses/follow-analysis.ts',
    [MATRIX],
    [
      'who may read it',
      'await findReadableListed({ db: tx, sealer: world.sealer }, actor.userId, id)',
      "((await world.db.select().from((await import('./tables.js')).analyses)).find((one) => one.id === id) as never)",
      `${MATRIX}#shows another`,
    ],
  ),

  // The roster.
  ...of(
    'src/roster/store.ts',
    [http('roster'), http('links')],
    [
      'one’s own entries',
      'const onRosterOf = (providerId: number) => and(eq(patients.providerId, providerId), isNull(patients.deletedAt));',
      'const onRosterOf = (_providerId: number) => isNull(patients.deletedAt);',
      `${http('roster')}#its provider alone`,
    ],
    [
      'not removed ones',
      'const onRosterOf = (providerId: number) => and(eq(patients.providerId, providerId), isNull(patients.deletedAt));',
      'const onRosterOf = (providerId: number) => eq(patients.providerId, providerId);',
      `${http('roster')}#its provider alone`,
    ],
    [
      'an entry by its id',
      'const entryOf = (providerId: number, id: number) => and(eq(patients.id, id), onRosterOf(providerId));',
      'const entryOf = (_providerId: number, id: number) => eq(patients.id, id);',
      `${http('roster')}#its provider alone`,
    ],
    ['an undo has its time', ', gt(patients.deletedAt, since)', '', `${http('roster')}#undone for five minutes`],
    [
      'for good only in time',
      'and(eq(patients.id, id), lte(patients.deletedAt, until))',
      'eq(patients.id, id)',
      `${http('roster')}#whichever removal`,
    ],
    [
      'what the patient ends does not come back',
      '.set({ removal: { ...removal, wasChosen: false, shares: [] } })',
      '.set({ removal })',
      `${http('roster')}#has ended meanwhile`,
    ],
    [
      'a share taken back does not come back',
      '.set({ removal: { ...row.removal, shares } })',
      '.set({ removal: row.removal })',
      `${http('links')}#does not bring back a share that`,
    ],
    [
      'of removals of one’s own only',
      'and(or(eq(patients.providerId, ownerId), eq(patients.patientUserId, ownerId)), holds)',
      'holds',
    ],
  ),
  ...of(
    'src/roster/store.ts',
    [http('delete-account')],
    [
      'what the provider typed stays',
      'and(eq(patients.patientUserId, userId), eq(patients.typedByProvider, false))',
      'eq(patients.patientUserId, userId)',
    ],
    ['a change is the provider’s words', 'typedByProvider: true, updatedAt: now', 'updatedAt: now'],
    [
      'how the person is reached goes',
      'const unreachable = { email: null, phoneNumber: null, searchText',
      'const unreachable = { searchText',
    ],
  ),
  ...of(
    'src/roster/links/choose-provider.ts',
    [http('links')],
    [
      'providers on the list',
      'if (listed.length < wanted.length) return false;',
      '',
      `${http('links')}#for providers on the list`,
    ],
    [
      'patients only',
      'demandPatient(actor);\n  await world.db',
      'await world.db',
      `${http('links')}#for providers on the list`,
    ],
    [
      'a list of patients’ providers',
      'demandPatient(actor);\n  const rows',
      'const rows',
      `${http('links')}#for providers on the list`,
    ],
    [
      'leaving ends sharing',
      'await world.linkedAnalyses.endSharing(tx, pair);',
      '',
      `${http('sharing')}#or the link ends`,
    ],
    [
      'leaving ends the link',
      'const wasLinked = await deleteLink(tx, pair);',
      'const wasLinked = true;',
      `${http('sharing')}#or the link ends`,
    ],
  ),
  ...of(
    'src/roster/links/choose-provider.ts',
    [http('roster'), http('links')],
    [
      'no undo of what the patient ends',
      'const struck = await strikeFromRemovals(tx, pair);',
      'const struck = 0;',
      `${http('roster')}#has ended meanwhile`,
    ],
  ),
  ...of(
    'src/roster/remove-patient.ts',
    [http('links'), http('roster')],
    [
      'the link ends',
      'const wasChosen = pair !== null && (await deleteLink(tx, pair));',
      'const wasChosen = pair !== null;',
      `${http('links')}#ends the link and`,
    ],
    [
      'sharing ends',
      'const shares = pair ? await world.linkedAnalyses.endSharing(tx, pair) : [];',
      'const shares: never[] = [];',
      `${http('links')}#ends the link and`,
    ],
    [
      'analyses are unlinked',
      'const analysisIds = await world.linkedAnalyses.unlink(tx, id);',
      'const analysisIds: number[] = [];',
      `${http('roster')}#how many analyses`,
    ],
    [
      'no second entry of one account',
      'const account = pair && !(await hasEntryFor(tx, pair)) ? pair : null;',
      'const account = pair;',
      `${http('links')}#a second entry`,
    ],
    [
      'a link only where the patient chose',
      'if (account && removed.removal.wasChosen) await insertLink',
      'if (account) await insertLink',
      `${http('roster')}#has ended meanwhile`,
    ],
  ),
  ...of(
    'src/roster/merging/merge.ts',
    [http('links')],
    [
      'two that match',
      'if (!isMatch) throw new ApiError(409, messages.noMatch);',
      '',
      `${http('links')}#is refused where`,
    ],
    ['the same address', 'manual.email === linked.email &&', '', `${http('links')}#is refused where`],
    ['the same birth date', 'manual.dateOfBirth === linked.dateOfBirth;', 'true;', `${http('links')}#is refused where`],
  ),

  // Payments, copies, the trail.
  ...of(
    'src/billing/start-checkout.ts',
    [http('stripe')],
    ['a second plan', "if (isPlan && row !== null && row.status !== 'ended') {", 'if (false) {'],
    [
      'what is sold',
      "if (!payments || sale !== 'checkout' || !payments.sells(purchase)) throw new ApiError(409, messages.notSold);",
      '',
      `${http('stripe')}#once for each payment`,
    ],
  ),
  ...of(
    'src/adapters/payments-test/index.ts',
    [http('test-mode')],
    [
      'a checkout of one’s own',
      'return row?.userId === userId ? row : null;',
      'return row;',
      `${http('test-mode')}#everybody else`,
    ],
    ['paid once', "if (row.state !== 'open') throw", 'if (false) throw', `${http('test-mode')}#everybody else`],
  ),
  ...of(
    'src/billing/payment-event.ts',
    [`${http('stripe')}#events`],
    [
      'the signature',
      'if (!event) throw new ApiError(400, messages.badSignature);',
      'if (!event) return { received: true };',
      `${http('stripe')}#are refused when forged`,
    ],
    [
      'each event once',
      'if (!(await insertEvent(tx, { id, type, receivedAt: world.clock.now() }))) return;',
      '',
      `${http('stripe')}#that come again`,
    ],
  ),
  ...of(
    'src/billing/own-plan.ts',
    [http('test-mode')],
    [
      'arranged plans stay',
      'if (!payments || row.keptBy !== payments.kind) throw new ApiError(409, messages.arranged);',
      'if (!payments) throw new ApiError(409, messages.arranged);',
      `${http('test-mode')}#not changed by their owner`,
    ],
  ),
  ...of(
    'src/config.ts',
    ['src/config.test.ts'],
    ['limits in production', "config.mode === 'production' && config.rateLimits === 'off'", 'false'],
    [
      'no test payments in production',
      "if (mode === 'production' && payments === 'test') problems.push",
      'if (false) problems.push',
    ],
    ['no other payment server in production', "if (mode === 'production' && stripeApiHost)", 'if (false)'],
  ),
  ...of(
    'src/takeout/own-export.ts',
    [http('export')],
    [
      'a copy has its time',
      'if (!found || !isKept(found.madeAt, world.clock.now())) throw',
      'if (!found) throw',
      `${http('export')}#is kept for a day`,
    ],
  ),
  ...of(
    'src/server/audit-trail.ts',
    ['src/server/audit-trail.test.ts'],
    ['a start only on the trail that was noted', 'if (isNoted) return;', 'return;'],
    ['no new trail over a lost one', 'if (isNoted) await db.transaction', 'await db.transaction'],
    ['no note over a lost trail', 'if (missing.length > 0) {', 'if (false) {'],
    ['the key of the trail', 'if (!(await isKeyOfTrail(db, key))) {', 'if (false) {'],
  ),
  ...of(
    'src/audit/store.ts',
    ['src/server/audit-trail.test.ts'],
    ['the hash of a noted head', 'return !link?.hash?.equals(hash) ||', 'return !link ||'],
  ),
  ...of(
    'src/audit/kept-heads.ts',
    ['src/audit/trail.test.ts#a note'],
    [
      'the signature of a note',
      'if (given.length !== expected.length || !timingSafeEqual(given, expected)) {',
      'if (false) {',
    ],
  ),
  ...of(
    'src/adapters/sealer-aes.ts',
    ['src/adapters/sealer-aes.test.ts'],
    ['bound to its place', 'Buffer.from(place)', "Buffer.from('')"],
  ),
  ...of(
    'src/server/backup/restore.ts',
    ['src/server/backup/backup.test.ts#empty database only'],
    ['into an empty database only', 'await refuseFull(client);', ''],
  ),
];
