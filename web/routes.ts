/** The route table of spec §2, one line a row; ids are the spec's route names. */
import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('pages/home.page.tsx', { id: 'home' }),
  route('feedback', 'pages/review/feedback-list.page.tsx', { id: 'feedback list' }),
  route('community/activity', 'pages/activity/activity-index.page.tsx', { id: 'activityIndex' }),
  route('community/activity/list', 'pages/activity/activity-list.page.tsx', { id: 'activityList' }),
  route('community/activity/search', 'pages/activity/activity-search.page.tsx', {
    id: 'activitySearch',
  }),
  route('community/activity/result', 'pages/activity/activity-result.page.tsx', {
    id: 'activityRegResult',
  }),
  route('community/news', 'pages/news/news-list.page.tsx', { id: 'news' }),
  route('community/news/:id', 'pages/news/news-detail.page.tsx', { id: 'newsDetail' }),
  route('about/team', 'pages/about/team.page.tsx', { id: 'team' }),
  route('about/teamevent/:eventId', 'pages/about/team-event.page.tsx', { id: 'teamevent' }),
  route('about/faq', 'pages/about/faq.page.tsx', { id: 'faq' }),
  route('about/privacy', 'pages/about/privacy.page.tsx', { id: 'privacy' }),
  route('about/TermsOfServices', 'pages/about/terms.page.tsx', { id: 'TermsOfServices' }),
  route('login', 'pages/account/login.page.tsx', { id: 'login' }),
  route('register/:type', 'pages/account/register.page.tsx', { id: 'register' }),
  route('regselect', 'pages/account/regselect.page.tsx', { id: 'regselect' }),
  route('regresult/:type', 'pages/account/regresult.page.tsx', { id: 'regresult' }),
  route('resetpwd', 'pages/account/resetpwd.page.tsx', { id: 'resetpwd' }),
  // Ours: where the link leads by which somebody helps with one step.
  route('help', 'pages/help/help.page.tsx', { id: 'help' }),
  // Ours: the address printed on certificates, and where their QR code leads.
  route('verify', 'pages/training/verify-form.page.tsx', { id: 'verify-form' }),
  route('verify/:number', 'pages/training/verify.page.tsx', { id: 'verify' }),
  // Ours: whether a text message is from us, and how to know scams.
  route('verify-message', 'pages/message/verify-message.page.tsx', { id: 'verify-message' }),
  route('scams', 'pages/message/scams.page.tsx', { id: 'scams' }),
  // Ours: an activity or a service as staff look at it before it is published.
  route('preview/:kind/:id', 'pages/preview.page.tsx', { id: 'preview' }),
  route('demo/inbox', 'pages/demo-inbox.page.tsx', { id: 'demo-inbox' }),

  // Login required: the layout sends visitors to /login with `redirect`.
  layout('pages/account/signed-in.layout.tsx', [
    route('services', 'pages/services/services.page.tsx', { id: 'services' }),
    route('services/booking', 'pages/services/booking.page.tsx', { id: 'servicesbooking' }),
    // Ours: the appointment as one large page to print.
    route('services/booking/print/:recordId', 'pages/services/booking-print.page.tsx', {
      id: 'services-booking-print',
    }),
    // Ours: the letter desk.
    route('services/letter', 'pages/services/letter.page.tsx', { id: 'services-letter' }),
    route('services/letter/:recordId', 'pages/services/letter-answer.page.tsx', {
      id: 'services-letter-answer',
    }),
    route('services/whitecard/info', 'pages/services/whitecard-info.page.tsx', {
      id: 'services-whitecard-info',
    }),
    route('services/result/:type', 'pages/services/services-result.page.tsx', {
      id: 'services-result-page',
    }),
    route('feedback/create', 'pages/review/feedback-create.page.tsx', { id: 'createFeedback' }),
    route('community/activity/:id', 'pages/activity/activity-detail.page.tsx', {
      id: 'activityDetail',
    }),
    route('user', 'pages/account/user.layout.tsx', { id: 'user' }, [
      index('pages/account/user-home.page.tsx', { id: 'user-home' }),
      route('index', 'pages/account/user-index.page.tsx', { id: 'user-profile' }),
      layout('pages/training/caregiver.layout.tsx', [
        route('training/:trainingContentId', 'pages/training/training.page.tsx', {
          id: 'training',
        }),
        // Ours: the same as a text, to read and to print.
        route('training/:trainingContentId/read', 'pages/training/lesson.page.tsx', {
          id: 'lesson',
        }),
        // Ours: the ID card to show at a door.
        route('id-card', 'pages/training/id-card.page.tsx', { id: 'id-card' }),
        // Ours: signing in to a class with the code in the room.
        route('class/:sessionId', 'pages/training/class.page.tsx', { id: 'class' }),
        route('exam/:trainingContentId', 'pages/training/exam.page.tsx', { id: 'exam' }),
      ]),
    ]),
  ]),

  // The office: staff only, in a frame of its own.
  ...prefix('office', [
    route('login', 'office/staff/login.page.tsx'),
    route('forgot', 'office/staff/forgot.page.tsx'),
    route('reset', 'office/staff/reset.page.tsx'),
    route('welcome', 'office/staff/welcome.page.tsx'),
    layout('office/shell/office.layout.tsx', [
      index('office/staff/desk.page.tsx'),
      route('people', 'office/account/people.page.tsx'),
      route('people/:userId', 'office/account/person.page.tsx'),
      route('people/:userId/seen', 'office/account/seen.page.tsx'),
      route('audit', 'office/staff/audit/audit.page.tsx'),
      route('help', 'office/staff/guide/guide.page.tsx'),
      route('practice', 'office/staff/guide/practice.page.tsx'),
      route('account', 'office/staff/account.page.tsx'),
      route('activities', 'office/activity/activities.page.tsx'),
      route('activities/:id', 'office/activity/registrations.page.tsx'),
      route('activities/:id/print', 'office/activity/print-list.page.tsx'),
      route('reviews', 'office/review/reviews.page.tsx'),
      route('appointments', 'office/services/appointments/appointments.page.tsx'),
      route('calendar', 'office/services/calendar/calendar.page.tsx'),
      route('team', 'office/staff/team.page.tsx'),
      route('applications', 'office/account/applications/application-queue.page.tsx'),
      route('applications/:caseId', 'office/account/applications/application-case.page.tsx'),
      route('cards', 'office/whitecard/card-queue.page.tsx'),
      route('cards/:caseId', 'office/whitecard/card-case.page.tsx'),
      route('requests', 'office/services/requests/request-queue.page.tsx'),
      route('requests/:caseId', 'office/services/requests/request-case.page.tsx'),
      route('callbacks', 'office/services/callbacks.page.tsx'),
      route('renewals', 'office/renewal/lapses.page.tsx'),
      route('content', 'office/content/content-home.page.tsx'),
      route('content/:type', 'office/content/content-list.page.tsx'),
      route('content/:type/:id', 'office/content/content-edit.page.tsx'),
      route('media', 'office/content/media.page.tsx'),
      route('inbox', 'office/message/inbox.page.tsx'),
      route('inbox/:conversationId', 'office/message/conversation.page.tsx'),
      route('messages', 'office/message/messages.page.tsx'),
      route('message-texts', 'office/message/message-texts.page.tsx'),
      route('settings', 'office/content/settings/settings.page.tsx'),
      route('training/people', 'office/training/progress.page.tsx'),
      route('training/hours', 'office/training/inservice.page.tsx'),
      route('training/compliance', 'office/training/team/compliance.page.tsx'),
      route('training/credit', 'office/training/credit/credit.page.tsx'),
      route('training/credit/:sessionId', 'office/training/credit/class.page.tsx'),
      route('training/plans', 'office/training/plans/plans.page.tsx'),
      route('training/people/:userId', 'office/training/trainee.page.tsx'),
      route('training/contents', 'office/training/courses.page.tsx'),
      route('training/contents/:trainingId', 'office/training/course.page.tsx'),
    ]),
  ]),

  route('*', 'pages/unknown.page.tsx', { id: 'unknown' }),
] satisfies RouteConfig;
