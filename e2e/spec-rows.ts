/** The parts of the product that are built later, each with its own tests. */
export type LaterPart = 'practice' | 'outreach' | 'model';

/** One thing that the specification asks for, and the test that sees it. */
export interface SpecRow {
  part: string;
  /** The route, the state or the words, as the specification has them. */
  says: string;
  /** "file > title of the test"; the file stands in e2e/ unless it is named from the root. */
  test?: string;
  /** What the test holds of it, where that is not what the specification says. */
  shows?: string;
  later?: LaterPart;
}

const mails = 'account > verify an address and set a new password, read from the outbox';
const required = 'account > do the same through a mail server; where verification is required, signing in waits for it';
const noToken = 'account > without their token say so, or begin anew';
const renewed = 'account > that ends is renewed in a dialog, and nothing typed is lost';
const askedFor = 'account > is asked for only where there may be one';
const leadsTo = 'account > leads to where one wanted to go, and never to another site';
const ownPages = 'account > shows each kind of account its own pages';
const reminder = 'account > the reminder to verify can be sent again, put off, and closed';
const choosing = 'account > patients choose among verified providers while they register';
const typePicker = 'account > an account without a type chooses one, and the page begins anew';
const tiles = 'dashboards > a patient goes from the tiles to the reports of one kind';
const signInPages = 'dashboards > the pages of reports ask visitors to sign in, and come back after it';
const providerHome = 'dashboards > a provider has cards and a foot of their own';
const files = 'journey > PDF, DOCX and DOC; then the allowance is used up';
const inAndOut = 'journey > RTF, a scanned PDF and TXT, kept in the history over signing out and in';
const homes = 'journey > a provider has a home of their own, which is not there for patients';
const pasted = 'journey > pasted text; an unreadable file says why and costs nothing';
const terms = 'education > are explained to a visitor by keyboard alone, with suggestions';
const related = 'education > lead on by related terms and popular words, and back again';
const unknownTerm = 'education > that are unknown are said to be so, with near matches to press';
const bodyMap = 'education > are reached from the body map by keyboard; an area opens and closes';
const everyday = 'education > are found by a question in everyday words; blank text cannot be sent';
const toolNav = 'education > have nothing that axe finds serious at any size, signed out with a way in and home';
const savedText = 'keeping > the text is saved under its name';
const freePdf = 'keeping > the PDF is refused on the free plan, with the way to a paid one';
const plans = 'plans > a visitor chooses a plan, registers, verifies, pays in the test mode, changes and cancels';
const contact = 'plans > a visitor asks for a demo, and a practice for its plan';
const roster = 'roster > a provider keeps a roster: adds, searches, changes, removes and brings back';
const assign = 'roster > a report is given for a patient, and assigned to another afterwards';
const onlyProviders = 'roster > the roster is for providers';
const legal = 'visitors > the terms have thirteen sections, their dates and the cap';
const pricing = 'visitors > the pricing page shows the plans, and to a member which one is theirs';
const landings = 'landings > the pages for visitors hold every part, and each of their buttons leads on';
const everyScreen = 'screens > that anyone may open';
const registration = 'states > the registration says what is wrong, field by field, and keeps what was typed';
const underWay = 'states > signing in, registering and signing out say that they are under way, and why they fail';
const spinner = 'states > while it is not known who is there a spinner turns; where that cannot be found out nobody is';
const wordless = 'states > a mailed link that the server refuses without words still says what happened';
const broken = 'states > what the way there breaks is said with what else can be done; the result is scrolled to';
const noEnd = 'states > an analysis that fails without a reason, and one that never ends, say so';
const list = 'states > the list of analyses tells sizes, times and how each ended, and scrolls beyond four';
const download = 'states > a download that fails says whether the server refused or the connection broke';
const rejections = 'src/web/upload/rejections.test.ts > files that folders carry along are ignored';
const oneToast = 'src/web/kit/toast-store.test.ts > one at a time, for five seconds unless told';

/** A row with the test that shows it. */
export const row = (part: string, says: string, test: string, shows?: string): SpecRow => ({ part, says, test, shows });
const later = (part: string, says: string, issue: LaterPart): SpecRow => ({ part, says, later: issue });

/** Every route, state, validation message, toast and dialog of the specification. */
export const specRows: readonly SpecRow[] = [
  row('Routes', '/auth (signed out)', underWay, "goto('/auth')"),
  row('Routes', '/auth?action=register opens the register tab', registration, '/auth?action=register'),
  row('Routes', '/auth signed in as a patient goes to /', homes, "patient.page.goto('/auth')"),
  row('Routes', '/auth signed in as a provider goes to /provider-dashboard', homes, "provider.page.goto('/auth')"),
  row('Routes', '/pricing', pricing, "goto('/pricing')"),
  row('Routes', '/medical-terms', terms),
  row('Routes', '/procedure-risks', bodyMap),
  row('Routes', '/terms', legal, "goto('/terms')"),
  row('Routes', '/privacy', everyScreen, "'privacy'"),
  row('Routes', '/verify-email', mails),
  row('Routes', '/forgot-password', noToken),
  row('Routes', '/reset-password', mails),
  row('Routes', '/reset-password without a token redirects to /forgot-password', noToken, "goto('/reset-password')"),
  row('Routes', '/ signed out: the choice landing', landings, 'Choose Your Experience'),
  row('Routes', '/patient signed out: landing A', landings, "goto('/patient')"),
  row('Routes', '/provider signed out: landing B', landings, "goto('/provider')"),
  row('Routes', '/ signed in as a patient', tiles, 'How can we help you today?'),
  row('Routes', '/patient signed in', ownPages, "goto('/patient')"),
  row('Routes', '/, /provider and /provider-dashboard signed in as a provider', ownPages, "'/provider-dashboard'"),
  row('Routes', '/imaging-reports', tiles),
  row('Routes', '/labwork', tiles, 'labwork'),
  row('Routes', '/medical-reports', signInPages),
  row('Routes', '/lab-results leads to /labwork', tiles, '/lab-results'),
  row('Routes', '/patient-roster', assign),
  row('Routes', '/settings', 'settings > the profile is corrected, the password changed, and other devices signed out'),
  row(
    'Routes',
    '/analyses/:id',
    "reading > another person's explanation is not found; a visitor is asked to sign in and led back",
    '/analyses/',
  ),
  row('Routes', 'An unknown route: 404 Page Not Found', 'screens > for visitors', 'Page Not Found'),
  row('Routes', 'A page of the other kind of account: the 404 screen', ownPages, 'Page Not Found'),
  row('Routes', 'After sign-in back to where one wanted to go, same origin only', leadsTo, 'evil.example'),
  later('Routes', '/provider/patients', 'practice'),
  later('Routes', '/provider/analytics', 'practice'),
  later('Routes', '/emr-integration', 'practice'),
  later('Routes', '/ai-automated-outreach', 'outreach'),
  later('Routes', '/ai-phone-calls leads to /ai-automated-outreach', 'outreach'),

  row('Landing pages', 'Choose Your Experience: Patient and Healthcare Provider', landings, 'Healthcare Provider'),
  row('Landing pages', 'Sign In and Get Started', landings, 'Get Started'),
  row('Landing pages', 'How It Works in three steps', landings, 'How It Works'),
  row('Landing pages', 'Six feature cards', landings, 'toHaveLength(6)'),
  row(
    'Landing pages',
    'An intro video',
    'keyboard > signing in, settings and signing out need no mouse',
    '.intro-caption',
  ),
  row('Landing pages', 'Start Your Free Trial', landings),
  row('Landing pages', '3 free analyses, no credit card required', landings),
  row('Landing pages', 'Three testimonials', landings, '.testimonials'),
  row('Landing pages', 'Three plans: Starter $99, Professional $299, Enterprise custom', landings, '$299'),
  row(
    'Landing pages',
    'The foot: for educational and informational purposes only',
    landings,
    'educational and informational purposes only',
  ),
  row('Landing pages', '500+ providers trust it', landings),
  row('Landing pages', '92% translation accuracy', landings),

  row('Signing in', 'Signing in...', underWay),
  row('Signing in', 'Forgot your password?', mails),
  row('Signing in', 'Please enter a valid email address', mails),
  row('Signing in', 'Password is required', underWay),
  row(
    'Signing in',
    'Toast: Sign in failed, with the message of the server',
    underWay,
    'The email or password is not correct.',
  ),
  row('Signing in', 'Toast: Email verification required, for 8 seconds', required, 'Email verification required'),
  row('Signing in', 'Toast: Welcome back! You have successfully signed in.', leadsTo, 'Welcome back!'),
  row('Signing in', 'The browser leaves after one second, by a full navigation', leadsTo, 'toBeGreaterThan(1000)'),
  row('Signing in', 'Loading... while it is not known who is there', spinner, 'Loading...'),
  row('Signing in', 'Failed to fetch user', spinner),
  row('Signing in', 'An ended session signs in again in a dialog', renewed, 'Please sign in again'),
  row('Signing in', 'Pages without an account make no call that is refused', askedFor, 'expect(refused).toEqual([])'),
  row('Signing in', 'Logging out...', underWay),
  row(
    'Signing in',
    'Toast: Signed out. You have been successfully signed out.',
    underWay,
    'You have been successfully signed out.',
  ),
  row('Signing in', 'Toast: Logout failed', underWay, 'Logout failed'),
  row('Signing in', 'The browser keeps nothing after signing out', inAndOut, 'sessionStorage.length'),

  row('Registering', 'First name is required', registration),
  row('Registering', 'Last name is required', registration),
  row('Registering', 'Phone number is required', registration),
  row('Registering', 'Please enter a valid email address', registration),
  row('Registering', 'Please enter a valid date of birth', registration),
  row('Registering', 'Password must be at least 8 characters long', registration),
  row('Registering', 'Password must not exceed 128 characters', registration),
  row('Registering', 'Password must contain at least one lowercase letter', registration),
  row('Registering', 'Password must contain at least one uppercase letter', registration),
  row('Registering', 'Password must contain at least one number', registration),
  row('Registering', 'Password must contain at least one special character', registration),
  row('Registering', 'Passwords do not match', registration),
  row('Registering', 'Strength: none, Weak, Fair, Good', registration, "'Fair'"),
  row('Registering', 'Strength: Strong', mails, 'Strong'),
  row('Registering', 'Show and hide the password', registration, 'Show password'),
  row('Registering', 'A list of providers, as Dr. first last, for patients only', choosing, 'Dr. Ruth Hallam'),
  row('Registering', 'confirmPassword is not sent', choosing, 'confirmPassword'),
  row(
    'Registering',
    'Toast: Welcome to the product! with its text',
    underWay,
    'Your account has been created successfully.',
  ),
  row('Registering', 'Toast: Registration failed', underWay, 'Registration failed'),
  row('Registering', 'Check Your Email, where the address must be verified first', required, 'Check Your Email'),

  row('Verifying', 'Loading', wordless, 'Verifying your email address...'),
  row('Verifying', 'Success, and on to / after three seconds', mails, 'Your email address is verified'),
  row('Verifying', 'Error, in the words of the server', mails, 'Your email address could not be verified'),
  row('Verifying', 'Email verification failed.', wordless),
  row('Verifying', 'An error occurred while verifying your email.', noToken),
  row('Verifying', 'No verification token provided.', noToken),
  row('Verifying', 'The verification link appears to be invalid or expired.', wordless),
  row('Verifying', 'The banner, and Maybe later', reminder, 'Maybe later'),
  row('Verifying', 'Toast: Verification email sent', reminder, 'Verification email sent'),
  row('Verifying', 'Toast: Failed to send email', reminder, 'Failed to send email'),

  row('A new password', 'Check Your Email, and Try a different email', mails, 'Try a different email'),
  row('A new password', "If an account with that email exists, we've sent you a password reset link.", mails),
  row('A new password', 'Password must be at least 8 characters long', mails),
  row('A new password', 'Passwords do not match', mails),
  row('A new password', 'Continue to Login', mails),
  row('A new password', 'Password reset failed', wordless),
  row(
    'A new password',
    'Refused, in the words of the server',
    mails,
    'This password reset link is invalid or has expired.',
  ),

  row('Account type', 'Patient and Healthcare Professional, Continue', typePicker, 'Healthcare Professional'),
  row(
    'Account type',
    'Toast: Profile Updated. Your account type has been set successfully.',
    typePicker,
    'Your account type has been set successfully.',
  ),
  row('Account type', 'Failed to update your account type. Please try again.', typePicker),

  row('Dashboards', 'How can we help you today?', tiles),
  row(
    'Dashboards',
    'Tiles: Medical Reports, Labwork, Upcoming Procedure, Medical Terminology',
    tiles,
    'Upcoming Procedure',
  ),
  row('Dashboards', 'The tier banner', tiles, "name: 'Your plan'"),
  row('Dashboards', 'The disclaimer', tiles, 'makes no diagnosis'),
  row('Dashboards', 'HIPAA compliant', tiles),
  row('Dashboards', 'Welcome, with Dr., first and last name', providerHome, 'Welcome, Dr. Ruth Hallam'),
  row('Dashboards', 'The Provider badge', providerHome, '.badge'),
  row('Dashboards', 'The cards of providers', providerHome, '/patient-roster'),
  row('Dashboards', 'The links of the foot of providers', providerHome, '/lab-results'),
  row('Dashboards', 'Back link to the dashboard', tiles, 'Back to Dashboard'),
  row('Dashboards', 'Tool pages signed out: Sign In and Back to Home', toolNav, 'Back to Home'),
  row('Dashboards', 'The roster signed out: Sign In and Back to Home', onlyProviders, 'Back to Home'),
  row('Dashboards', 'Usage meter', files, '0 of 3 free analyses used'),
  row('Dashboards', 'Usage meter exhausted, with the way to upgrade', files, 'None left.'),
  later('Dashboards', 'Cards for EMR integration and AI outreach', 'outreach'),

  row('Giving a report', 'Upload File and Paste Text', pasted, 'Paste Text'),
  row('Giving a report', 'Choice of the patient, with No patient association', assign, 'No patient association'),
  row('Giving a report', 'A character count', pasted, 'characters'),
  row('Giving a report', 'Analyze Text is disabled when empty', pasted, 'isDisabled()'),
  row('Giving a report', 'Toast: No text provided', pasted, 'No text provided'),
  row('Giving a report', 'Please enter your medical report text before submitting.', pasted),
  row('Giving a report', 'File type must be {types}', pasted, 'File type must be one of .txt, .pdf, .doc, .docx, .rtf'),
  row('Giving a report', 'File is larger than N bytes', pasted, 'File is larger than 10485760 bytes'),
  row('Giving a report', 'File is smaller than N bytes', pasted, 'File is smaller than 1 bytes'),
  row('Giving a report', 'Too many files', broken),
  row('Giving a report', '.DS_Store and Thumbs.db are ignored', rejections, '.DS_Store'),
  row('Giving a report', 'The drop area refuses while dragging', broken, '.drop-area.rejected'),
  row('Giving a report', 'PDF, DOCX and DOC are read', files, 'mri-lumbar-spine.doc'),
  row('Giving a report', 'RTF, TXT and a scanned PDF are read', inAndOut, 'colon-polyp.rtf'),
  row('Giving a report', 'Toast: Upload Limit Reached, with Upgrade Plan to /pricing', files, 'Upload Limit Reached'),
  row('Giving a report', 'Toast: Upload failed, with a hint to use Paste Text', broken, 'You can also use Paste Text.'),
  row('Giving a report', 'Failed to upload file. Please try again.', broken),
  row(
    'Giving a report',
    'Toast: Text analysis failed',
    'account > without a connection the page says so and keeps what was typed',
    'Text analysis failed',
  ),
  row('Giving a report', 'Failed to process text report. Please try again.', broken),
  row(
    'Giving a report',
    'Stages while it is read',
    'screens > for members who wait, and whose file could not be read',
    'Waiting to start',
  ),
  row('Giving a report', 'Toast: Analysis complete', broken, 'Analysis complete'),
  row('Giving a report', 'The results are scrolled to, 120 px below the edge', broken, 'toBe(120)'),
  row('Giving a report', 'Toast: Analysis failed', noEnd, 'Analysis failed'),
  row('Giving a report', 'Failed to analyze your image. Please try again.', noEnd),
  row('Giving a report', 'A failed analysis costs nothing', pasted, 'This did not use an analysis.'),
  row('Giving a report', 'Toast: Analysis timeout, after 60 polls', noEnd, 'Analysis timeout'),
  row('Giving a report', 'Analysis is taking longer than expected. Please check back later.', noEnd),
  row(
    'Giving a report',
    'Polling every 5 seconds goes on over network errors',
    'src/web/wait/follow.test.ts > network errors are tried again, and after sixty attempts it is a timeout',
    'POLL_EVERY',
  ),
  row(
    'Giving a report',
    'Never past 90 percent before the end',
    'src/web/wait/progress.test.ts > stages and the bar never go back, never pass 90 before the end, and an end stays',
    'CEILING',
  ),

  row('Analyses', 'Recent Analyses', list),
  row('Analyses', 'No reports', list, 'No reports yet'),
  row('Analyses', 'Relative times', list, '12 minutes ago'),
  row('Analyses', 'Sizes in MB with one decimal', list, '10.0 MB'),
  row('Analyses', 'Status processing, completed, failed', list, "'Completed'"),
  row('Analyses', 'More than four scroll', list, 'scrollHeight'),
  row('Analyses', 'Analysis Results, shown when completed', inAndOut, 'Analysis Results'),
  row('Analyses', 'Confidence as percent with one decimal', files, '/\\d+\\.\\d%/'),
  row(
    'Analyses',
    'Excellent above 0.8',
    'src/web/reading/reading-view.test.tsx > shows every finding, step, question, word and unexplained part',
    'Excellent',
  ),
  row('Analyses', 'Text saved as medical-analysis-{id}.txt', savedText, 'medical-analysis-'),
  row(
    'Analyses',
    'Toast: PDF downloads are available for paid plans only',
    freePdf,
    'PDF downloads are available for paid plans only',
  ),
  row(
    'Analyses',
    'Download Failed: Unable to download the report. Please try again.',
    download,
    'Unable to download the report. Please try again.',
  ),
  row(
    'Analyses',
    'Download Error: Failed to download report. Please try again.',
    download,
    'Failed to download report. Please try again.',
  ),
  row('Analyses', 'PDF refused by the server: Download Failed with its message', download, 'Download Failed'),

  row('Assigning', 'Dialog: Assign Patient to Analysis', assign, 'Assign Patient to Analysis'),
  row('Assigning', 'A patient must be chosen', assign, 'Please choose a patient.'),
  row('Assigning', 'Toast: Patient Assigned', assign, 'Patient Assigned'),
  row('Assigning', 'Toast: Assignment Failed', assign, 'Assignment Failed'),
  later('Assigning', 'Dialog: AI Phone Call; Call Now or Schedule Call; Done', 'outreach'),
  later('Assigning', 'Minimum 5 minutes from now', 'outreach'),
  later('Assigning', 'Toasts: Call Initiated, Call Scheduled, Call Failed, Scheduling Failed', 'outreach'),
  later('Assigning', 'Toast: AI phone calls are available for paid plans only', 'outreach'),

  row('Roster', 'Three counters', roster, '.roster-counts'),
  row('Roster', 'Search over name or email, in any case', roster, 'WALTER@EX'),
  row('Roster', 'The empty state', roster, 'No patients yet'),
  row('Roster', 'Consent notes', roster, 'Consent must be verified before AI calls or emails.'),
  row('Roster', 'Name is required', roster),
  row('Roster', 'Date of birth is required', roster),
  row('Roster', 'Phone number is required', roster),
  row('Roster', 'Edit prefills, Cancel closes', roster, 'Cancel'),
  row('Roster', 'Toast: Patient Added', roster, 'Patient has been successfully added to your roster.'),
  row('Roster', 'Toast: Patient Updated', roster, 'Patient information has been successfully updated.'),
  row('Roster', 'Toast: Patient Removed', roster, 'Patient has been removed from your roster.'),
  row(
    'Roster',
    'Patients who chose the provider are on it',
    'roster > an entry of a patient with an account is merged, and gets an explanation shared',
    'Has an account',
  ),

  row('Medical terms', 'Blank text cannot be searched', terms, 'isDisabled()'),
  row('Medical terms', 'What it means, and how it is used', terms, 'Arrhythmia'),
  row('Medical terms', 'Popular words', related, 'Biopsy'),
  row('Medical terms', 'Related terms start a new search', related, 'Related terms'),
  row('Medical terms', 'Toast: Error, in the words of the server', unknownTerm, 'We have no explanation for'),
  row('Procedures', 'Eight areas of five procedures; an area opens and closes', bodyMap, 'toBe(5)'),
  row('Procedures', 'Common risks', bodyMap),
  row('Procedures', 'Rare but serious risks', bodyMap),
  row('Procedures', 'How to prepare', bodyMap),
  row('Procedures', 'Recovery expectations', bodyMap),
  row('Procedures', 'Questions to ask the doctor', bodyMap),
  row('Procedures', 'Toast: Error, in the words of the server', everyday, 'We have no guide for'),

  row('Pricing', 'Basic $5, Professional $49 Most Popular, Enterprise $149', pricing, 'Most Popular'),
  row('Pricing', 'Get Started leads to register, then to the checkout', plans, 'Get Started (Professional)'),
  row('Pricing', 'Add-on: Rush Processing $15', plans, 'Rush Processing'),
  row('Pricing', 'Add-ons and questions', landings, 'Custom AI Training'),
  row('Pricing', 'Upgrades at once, downgrades at the next cycle', plans, 'Your plan changes to Basic on'),
  row('Pricing', 'Schedule Demo', contact),
  row('Pricing', 'Contact Sales', contact),
  row('Pricing', 'Start Free Trial', pricing),
  later('Pricing', 'Add-on: Report Translation $5', 'model'),

  row('Terms', 'Thirteen sections', legal, 'Governing law'),
  row('Terms', 'Effective January 1, 2025', legal),
  row('Terms', 'Last updated January 15, 2025', legal),
  row('Terms', 'Liability capped at the amounts of the past 12 months', legal, 'past 12 months'),

  row('Toasts', 'One at a time, 5 seconds unless told', oneToast, '8000'),
  row(
    'Browser storage',
    'The backup of the user, and nothing of health',
    'reading > nothing of the report is kept in the browser or its addresses',
    'plainchart-user',
  ),

  later('EMR', 'Authentication Required: Please log in to access EMR integration features', 'practice'),
  later('EMR', 'Please provide both Patient ID and Access Token', 'practice'),
  later('EMR', 'Connection failed; Network error. Please try again.; OAuth flow failed', 'practice'),
  later(
    'EMR',
    'Syncing..., Sync completed! N reports synchronized., Sync failed, Network error during sync',
    'practice',
  ),
  later('Practice', 'Search, Filter, status Active or Inactive, View History', 'practice'),
  later('Practice', 'Tiles, Report Trends, Report Types, Recent Activity', 'practice'),
  later('Outreach', 'Tabs AI Phone Calls and Smart Emails', 'outreach'),
  later('Outreach', 'Start Automated Outreach, or Upgrade to Access AI Outreach', 'outreach'),
];
