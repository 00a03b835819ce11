ALTER TABLE "exam_answer" ADD COLUMN "flagged" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "exam_answer" ADD COLUMN "partial_score" boolean;--> statement-breakpoint
ALTER TABLE "training" ADD COLUMN "per_chapter" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "training_question" ADD COLUMN "must_ask" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "training_question" ADD COLUMN "scoring" text;--> statement-breakpoint
ALTER TABLE "training_question" ADD CONSTRAINT "training_question_scoring" CHECK ("training_question"."scoring" in ('all', 'part'));